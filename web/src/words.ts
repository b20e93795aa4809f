/* The client's own texts (Fluent). Sentences about a game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './state/settings.svelte'

type Args = Record<string, FluentVariable>

const bundle = (language: Language) => new FluentBundle(language, { useIsolating: false })
const bundles = { en: bundle('en'), fr: bundle('fr') }
const loaders = { en: () => import('./words/en'), fr: () => import('./words/fr') }

/** Loads the texts of a language, once; nothing can be said in it before. */
export async function loadWords(language: Language): Promise<void> {
  const texts = await loaders[language]()
  if (!bundles[language].hasMessage('title'))
    for (const text of texts.default) addWords(language, text)
}

/** Adds the texts of a page or of a game's table. */
export function addWords(language: Language, text: string): void {
  bundles[language].addResource(new FluentResource(text), { allowOverrides: true })
}

/** The text for a key in the reader's language; the key itself if there is none. */
export function say(key: string, args: Args = {}): string {
  const catalogue = bundles[settings.language]
  const message = catalogue.getMessage(key)
  if (!message?.value) return key
  return catalogue.formatPattern(message.value, args)
}

/** Whether there is a text for a key. */
export function has(key: string): boolean {
  return bundles[settings.language].hasMessage(key)
}

/** The text of an option's value that the server sent no text for. */
export function sayChosen(value: string): string {
  return (
    ({ true: say('yes'), false: say('no'), nobody: say('nobody') } as Record<string, string>)[
      value
    ] ?? value
  )
}

/** The name of a bot level. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? say(`level-${level}`) : level
}
