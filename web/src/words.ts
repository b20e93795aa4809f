/* The words of the frame. Sentences about a game come from the server, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './state/settings.svelte'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

type Args = Record<string, FluentVariable>

function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  return made
}

const bundles = { en: bundle('en', en), fr: bundle('fr', fr) }

/** Add the words of a game's own table. */
export function addWords(language: Language, text: string): void {
  bundles[language].addResource(new FluentResource(text), { allowOverrides: true })
}

/** A text of the frame, in the reader's language. */
export function say(key: string, args: Args = {}): string {
  const from = bundles[settings.language]
  const message = from.getMessage(key)
  if (!message?.value) return key
  return from.formatPattern(message.value, args)
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return bundles[settings.language].hasMessage(key)
}

/** A value of an option that has no words of its own. */
export function sayChosen(value: string): string {
  return ({ true: say('yes'), false: say('no'), nobody: say('nobody') } as Record<string, string>)[value] ?? value
}

/** What a level of bots is called. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? say(`level-${level}`) : level
}
