import { expect, it } from 'vitest'
import { inOrder, isWaiting, taken } from '../src/games/lets-summon-demons/order'
import type { LetsSummonDemonsCardView, LetsSummonDemonsSeatView } from '../src/wire'

const card = (at: string, more: Partial<LetsSummonDemonsCardView>): LetsSummonDemonsCardView => ({
  at,
  card: at,
  kinds: [],
  late: false,
  waiting: false,
  done: false,
  ...more,
})
const seat = (...cards: LetsSummonDemonsCardView[]) =>
  ({ candle_cards: [], demon_cards: [], cards }) as unknown as LetsSummonDemonsSeatView

it('begins with the roller and goes clockwise', () => {
  expect(inOrder(2, 4)).toEqual([2, 3, 0, 1])
})

it('takes the cards that the roll is about', () => {
  const cards = [card('a', {}), card('b', { waiting: true }), card('c', { done: true })]
  expect(taken(seat(...cards)).map((one) => one.at)).toEqual(['b', 'c'])
  expect(isWaiting([seat(card('c', { done: true }))])).toBe(false)
  expect(isWaiting([seat(...cards)])).toBe(true)
})
