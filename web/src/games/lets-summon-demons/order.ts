/* Who comes when after a roll, as the view tells it. */
import type { LetsSummonDemonsCardView, LetsSummonDemonsSeatView } from '../../wire'

/** The seats from one on, clockwise. */
export function inOrder(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

/** The cards of a seat that this roll is about: they wait, or are done, or came too late. */
export function taken(seat: LetsSummonDemonsSeatView | undefined): LetsSummonDemonsCardView[] {
  if (!seat) return []
  const all = [...seat.candle_cards, ...seat.cards, ...seat.demon_cards]
  return all.filter((card) => card.waiting || card.done || card.late)
}

/** Whether any card waits for its turn. */
export function isWaiting(seats: readonly LetsSummonDemonsSeatView[]): boolean {
  return seats.some((seat) => taken(seat).some((card) => card.waiting))
}
