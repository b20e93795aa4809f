/* The texts for times and opponents in the list of your games. */
import { settings } from '../../state/settings.svelte'
import type { Against, FinishedGame } from '../../wire'
import { levelName, say } from '../../words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A localized date and time; `ended` is in Unix seconds. */
export function dayOf(ended: number): string {
  return new Intl.DateTimeFormat(settings.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(ended * 1000)
}

/** A duration in its largest unit. */
export function lengthOf(seconds: number): string {
  if (seconds < MINUTE) return say('games-seconds', { n: Math.round(seconds) })
  if (seconds < HOUR) return say('games-minutes', { n: Math.round(seconds / MINUTE) })
  if (seconds < DAY) return say('games-hours', { n: Math.round(seconds / HOUR) })
  return say('games-days', { n: Math.round(seconds / DAY) })
}

/** The name of an opponent. */
export function againstName(opponent: Pick<Against, 'name' | 'bot'>): string {
  return opponent.bot ? say('games-bot', { level: levelName(opponent.bot) }) : opponent.name
}

/** The other players of a game: people first, then bots by level. */
export function peopleOf(game: Pick<FinishedGame, 'others' | 'bots'>): string {
  const levels = [...new Set(game.bots)].map((level) => {
    const count = game.bots.filter((bot) => bot === level).length
    const name = say('games-bot', { level: levelName(level) })
    return count > 1 ? `${count} × ${name}` : name
  })
  return [...game.others, ...levels].join(', ') || say('games-alone')
}
