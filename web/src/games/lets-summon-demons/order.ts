/* The order of activations after a roll: seats clockwise, cards as the player arranged them. Pure. */
import { lookOf } from '../../play/looks'
import type { LetsSummonDemonsCardView, LetsSummonDemonsSeatView } from '../../wire'
import type { LsdPlay } from './kinds'

/** The seats in clockwise order, beginning with `first`. */
export function clockwiseFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

/** The cards of a seat that this roll activates, waiting or done. */
export function activatedCards(
  seat: LetsSummonDemonsSeatView | undefined,
): LetsSummonDemonsCardView[] {
  if (!seat) return []
  const all = [...seat.candle_cards, ...seat.cards, ...seat.demon_cards]
  return all.filter((card) => card.waiting || card.done)
}

/** Whether a card is done: not before the beat in which it is activated has been shown. */
export const isDone = (play: LsdPlay, { at, done }: LetsSummonDemonsCardView): boolean =>
  done &&
  lookOf(play, at, ({ seats }) =>
    seats.some((seat) => activatedCards(seat).some((card) => card.at === at && card.done)),
  )

/** The cards of a seat that this roll activates, as they have been shown: those that are not done yet wait. */
export const shownActivatedCards = (
  play: LsdPlay,
  seat: LetsSummonDemonsSeatView | undefined,
): LetsSummonDemonsCardView[] =>
  activatedCards(seat).map((card) => {
    const done = isDone(play, card)
    return { ...card, done, waiting: card.waiting || (card.done && !done) }
  })

/** Whether the player is asked about this card, which may have been activated for it. */
export const isAsking = (play: LsdPlay, { card, waiting }: LetsSummonDemonsCardView): boolean =>
  play.isMine && !waiting && play.prompt.question?.card === card

/** Whether any card waits to be activated. */
export function hasWaitingCards(seats: readonly LetsSummonDemonsSeatView[]): boolean {
  return seats.some((seat) => activatedCards(seat).some((card) => card.waiting))
}

/** Items sorted by the order of their elements; items that it does not list come last. */
export function sortByOrder<T extends { at: string }>(
  items: readonly T[],
  order: readonly string[],
): T[] {
  const place = ({ at }: T) => (order.includes(at) ? order.indexOf(at) : order.length)
  return [...items].sort((a, b) => place(a) - place(b))
}

/** A list with one item moved to the position of another. */
export function moveTo(list: readonly string[], item: string, target: string): string[] {
  const from = list.indexOf(item)
  const to = list.indexOf(target)
  if (from < 0 || to < 0) return [...list]
  const others = list.filter((other) => other !== item)
  return [...others.slice(0, to), item, ...others.slice(to)]
}
