/* The other of the two languages, and the way to it. */
import { connection } from '../state/connection.svelte'
import { settings } from '../state/settings.svelte'

/** Its name, as short as the languages write it. */
export const nameOfOther = (): string => (settings.language === 'en' ? 'FR' : 'EN')

/** Read and hear everything in the other language from now on. */
export function speakTheOther(): void {
  settings.setLanguage(settings.language === 'en' ? 'fr' : 'en')
  connection.speak()
}
