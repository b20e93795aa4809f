/* All pages other than home and tables, loaded on demand: one folder each, here or in the folder of a game. */
import type { Component } from 'svelte'
import { loadIcons } from '../games/registry'
import type { TableState } from '../state/table.svelte'
import { addWords } from '../words'

const pages = import.meta.glob<{ default: Component }>([
  './*/Page.svelte',
  './*/FullPage.svelte',
  '../games/*/*/Page.svelte',
])
const words = import.meta.glob<string>(['./*/{en,fr}.ftl', '../games/*/*/{en,fr}.ftl'], {
  query: '?raw',
  import: 'default',
})

const folders = new Map(
  Object.keys(pages).map((path) => [path.split('/').at(-2)!, path.slice(0, path.lastIndexOf('/'))]),
)

export const PAGES: readonly string[] = [...folders.keys()]

/** Whether a page has its own top bar. */
export const isFullPage = (name: string): boolean => `${folders.get(name)}/FullPage.svelte` in pages

/** Loads the texts of a folder. */
async function loadTexts(folder: string | undefined): Promise<void> {
  for (const language of ['en', 'fr'] as const) {
    const text = await words[`${folder}/${language}.ftl`]?.()
    if (text) addWords(language, text)
  }
}

/** Loads the page of a table that waits for players, with its texts and icons. */
export async function loadGathering(): Promise<Component<{ table: TableState }>> {
  const [page] = await Promise.all([
    import('./gathering/Gathering.svelte'),
    loadIcons('pages'),
    loadTexts('./new'),
    loadTexts('./gathering'),
  ])
  return page.default
}

/** Loads a page with its texts and icons; null if there is no such page. */
export async function loadPage(name: string): Promise<Component | null> {
  const folder = folders.get(name)
  const load = pages[`${folder}/Page.svelte`] ?? pages[`${folder}/FullPage.svelte`]
  if (!load) return null
  const [page] = await Promise.all([load(), loadIcons('pages'), loadTexts(folder)])
  return page.default
}
