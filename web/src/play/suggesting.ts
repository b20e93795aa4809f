/* Whether moves are suggested at a table. */
import type { Suggestions } from '../state/settings.svelte'
import type { SeatSummary } from '../wire'

/** Whether more than one person plays at a table, on any number of screens. */
export function hasSeveralPeople(seats: readonly SeatSummary[]): boolean {
  return seats.filter((seat) => !seat.is_free && (!seat.bot || seat.is_stand_in)).length > 1
}

/** Whether this setting suggests moves at this table. */
export function isSuggesting(
  setting: Suggestions,
  seats: readonly SeatSummary[],
  isFirstGame: () => boolean,
): boolean {
  if (setting === 'off' || hasSeveralPeople(seats)) return false
  return setting === 'on' || isFirstGame()
}
