/* How times and people are written in the list of one's games. */
import { settings } from '../../state/settings.svelte'
import type { Against, FinishedGame } from '../../wire'
import { levelName, say } from '../../words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A moment, as people of this language write it; `ended` is in seconds since 1970. */
export function dayOf(ended: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ended * 1000)
}

/** How long something took, in the one unit that says most. */
export function lengthOf(seconds: number): string {
  if (seconds < MINUTE) return say('games-seconds', { n: Math.round(seconds) })
  if (seconds < HOUR) return say('games-minutes', { n: Math.round(seconds / MINUTE) })
  if (seconds < DAY) return say('games-hours', { n: Math.round(seconds / HOUR) })
  return say('games-days', { n: Math.round(seconds / DAY) })
}

/** Against whom one played. */
export function againstName(one: Pick<Against, 'name' | 'bot'>): string {
  return one.bot ? say('games-bot', { level: levelName(one.bot) }) : one.name
}

/** Everybody else who played: people first, then bots of each level. */
export function peopleOf(game: Pick<FinishedGame, 'others' | 'bots'>): string {
  const levels = [...new Set(game.bots)].map((level) => {
    const count = game.bots.filter((one) => one === level).length
    const name = say('games-bot', { level: levelName(level) })
    return count > 1 ? `${count} × ${name}` : name
  })
  return [...game.others, ...levels].join(', ') || say('games-alone')
}
