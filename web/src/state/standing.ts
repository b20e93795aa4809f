/* The order of the table at the end. Ranks are the game's; nothing is compared here. */
import type { OutcomeView } from '../wire'

interface Placed {
  seat: number
  side: number
}

const rankOf = (outcome: OutcomeView | null, seat: number): number => outcome?.ranks[seat] || Infinity

/** The seats from the first rank on, partners together; those without a rank come last, as they sit. */
export function standing(seats: readonly Placed[], outcome: OutcomeView | null): number[] {
  const first = new Map(seats.map((one) => [one.seat, Math.min(...seats.filter((other) => other.side === one.side).map((other) => other.seat))]))
  const before = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
  return seats
    .map((one) => one.seat)
    .sort((a, b) => before(rankOf(outcome, a), rankOf(outcome, b)) || before(first.get(a)!, first.get(b)!) || before(a, b))
}

/** The rank of a seat as it is written; a dash where the rules give none. */
export const rankSaid = (outcome: OutcomeView | null, seat: number): string => String(outcome?.ranks[seat] || '–')
