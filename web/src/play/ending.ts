/* The kinds of the winner's moment, by the outcome for this seat. */
import type { OutcomeView } from '../wire'

/** `won`, `lost`: for you; `theirs`: a spectator sees a win; `team`: several winners; `alone`: solitaire. */
export type Moment = 'won' | 'lost' | 'theirs' | 'draw' | 'nobody' | 'team' | 'alone'

export function momentOf(outcome: OutcomeView | null, seat: number | null): Moment {
  const winners = outcome?.winners ?? []
  if (outcome?.scores.length === 1) return 'alone'
  if (!winners.length) return 'nobody'
  if (outcome?.draw) return 'draw'
  if (seat !== null && !winners.includes(seat)) return 'lost'
  if (winners.length > 1) return 'team'
  return seat === null ? 'theirs' : 'won'
}

/** The storage key of the best score of a solitaire game with these options. */
export const bestScoreKey = ({ game, options }: { game: string; options: object }): string =>
  `best:${game}:${JSON.stringify(options)}`
