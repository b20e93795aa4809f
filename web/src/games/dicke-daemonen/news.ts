/* Reads the board from the log: the last moves, and the fields counted at the end. Pure. */
import type { News } from '../../wire'
import { undoneNumbers } from '../../play/naming'

const SUMMONS = ['demon-summoned', 'ghost-summoned']

const gameEvents = (news: readonly News[], kinds: readonly string[]) =>
  news.filter((entry) => entry.of === 'game' && kinds.includes(String(entry.event.kind)))

/** The places where others put creatures since this seat's last move, with their seats. For a
    spectator, the last round. */
export function lastMoves(
  news: readonly News[],
  seat: number | null,
  players: number,
): Map<string, number> {
  const undone = undoneNumbers(news, {})
  const remaining = news.filter(({ number }) => !undone.has(number))
  const summons = gameEvents(remaining, SUMMONS).map(({ event }) => ({
    at: String(event.to ?? ''),
    seat: Number(event.seat),
  }))
  const myLast = seat === null ? -1 : summons.findLastIndex((summon) => summon.seat === seat)
  const since = myLast < 0 ? summons.slice(-players) : summons.slice(myLast + 1)
  return new Map(since.map((summon) => [summon.at, summon.seat]))
}

/** A counted field, and the points that a colour gets for it. */
export interface CountedField {
  at: string
  colour: string
  points: number
}

/** The fields counted so far, the last one last. */
export function countedFields(news: readonly News[]): CountedField[] {
  return gameEvents(news, ['field-counted']).map(({ event }) => ({
    at: String(event.from ?? ''),
    colour: String(event.card),
    points: Number(event.value),
  }))
}

/** The step of the final count that is shown; empty while the game goes on. */
export type CountStep = '' | 'ended' | 'creatures' | 'fields' | 'ghosts' | 'colour' | 'over'

const STEPS: readonly [kind: string, step: CountStep][] = [
  ['game-ended', 'ended'],
  ['creatures-shown', 'creatures'],
  ['field-counted', 'fields'],
  ['colour-scored', 'ghosts'],
  ['colour-won', 'colour'],
]
const RESULTS = [
  'game-won',
  'nobody-won',
  'solitaire-won',
  'solitaire-lost',
  'solitaire-unpredicted',
]

/** The step of the latest event. With `isOver`, a game without such an event is over, too. */
export function countStep(news: readonly News[], isOver: boolean): CountStep {
  if (gameEvents(news, RESULTS).length) return 'over'
  const shown = new Set(news.map(({ event }) => String(event.kind)))
  return STEPS.findLast(([kind]) => shown.has(kind))?.[1] ?? (isOver ? 'over' : '')
}

/** The points of each colour in the fields counted so far. */
export function sumsOf(counted: readonly CountedField[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { colour, points } of counted) sums.set(colour, (sums.get(colour) ?? 0) + points)
  return sums
}
