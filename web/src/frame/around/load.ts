/* What is around the game: loaded with its texts when the menu opens or there is a status to show. */
import { addWords } from '../../words'

const texts = import.meta.glob<string>('./{en,fr}.ftl', { query: '?raw', import: 'default' })

async function loadTexts(): Promise<void> {
  for (const language of ['en', 'fr'] as const)
    addWords(language, await texts[`./${language}.ftl`]!())
}

/** Loads the strip below the top bar. */
export async function loadStatusStrip() {
  const [loaded] = await Promise.all([import('./StatusStrip.svelte'), loadTexts()])
  return loaded.default
}

/** Loads the menu. */
export async function loadMenu() {
  const [loaded] = await Promise.all([import('../Menu.svelte'), loadTexts()])
  return loaded.default
}
