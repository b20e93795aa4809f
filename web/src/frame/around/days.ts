/* Days in the sentences around the game. */
import { settings } from '../../state/settings.svelte'

/** A day with its time, from seconds since 1970. */
export const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(seconds * 1000)
