/* Switching between the two languages. */
import { connection } from '../state/connection.svelte'
import { settings } from '../state/settings.svelte'
import { loadWords } from '../words'

/** The code of the other language. */
export const otherLanguageName = (): string => (settings.language === 'en' ? 'FR' : 'EN')

/** Switches to the other language, also for the server's messages. */
export async function switchLanguage(): Promise<void> {
  const language = settings.language === 'en' ? 'fr' : 'en'
  await loadWords(language)
  settings.setLanguage(language)
  connection.sendLanguage()
}
