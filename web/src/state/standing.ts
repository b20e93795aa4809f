/* The order of the final ranking. The server computes the ranks. */
import type { OutcomeView } from '../wire'

interface Placed {
  seat: number
  side: number
}

const rankOf = (outcome: OutcomeView | null, seat: number): number =>
  outcome?.ranks[seat] || Infinity

/** The seats by rank, partners together. Those without a rank come last, in seat order. */
export function standing(seats: readonly Placed[], outcome: OutcomeView | null): number[] {
  const firstOfSide = new Map(
    seats.map((entry) => [
      entry.seat,
      Math.min(...seats.filter((other) => other.side === entry.side).map((other) => other.seat)),
    ]),
  )
  const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
  return seats
    .map((entry) => entry.seat)
    .sort(
      (a, b) =>
        compare(rankOf(outcome, a), rankOf(outcome, b)) ||
        compare(firstOfSide.get(a)!, firstOfSide.get(b)!) ||
        compare(a, b),
    )
}

/** The rank of a seat as text; a dash if the rules give none. */
export const rankText = (outcome: OutcomeView | null, seat: number): string =>
  String(outcome?.ranks[seat] || '–')
