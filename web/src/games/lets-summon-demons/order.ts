/* Who comes when after a roll, as the view tells it; cards in an order of one's own. Pure. */
import type { LetsSummonDemonsCardView, LetsSummonDemonsSeatView } from '../../wire'

/** The seats from one on, clockwise. */
export function inOrder(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

/** The cards of a seat that this roll activates: they wait, or are done. */
export function taken(seat: LetsSummonDemonsSeatView | undefined): LetsSummonDemonsCardView[] {
  if (!seat) return []
  const all = [...seat.candle_cards, ...seat.cards, ...seat.demon_cards]
  return all.filter((card) => card.waiting || card.done)
}

/** Whether any card waits for its turn. */
export function isWaiting(seats: readonly LetsSummonDemonsSeatView[]): boolean {
  return seats.some((seat) => taken(seat).some((card) => card.waiting))
}

/** Things in the order in which they were laid; those of which nothing was said come after. */
export function laidOut<T extends { at: string }>(things: readonly T[], laid: readonly string[]): T[] {
  const place = ({ at }: T) => (laid.includes(at) ? laid.indexOf(at) : laid.length)
  return [...things].sort((one, other) => place(one) - place(other))
}

/** A list with one thing put before another, or after it where it comes from further ahead. */
export function moved(list: readonly string[], one: string, onto: string): string[] {
  const from = list.indexOf(one)
  const to = list.indexOf(onto)
  if (from < 0 || to < 0) return [...list]
  const rest = list.filter((other) => other !== one)
  return [...rest.slice(0, to), one, ...rest.slice(to)]
}
