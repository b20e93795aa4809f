import { describe, expect, it } from 'vitest'
import {
  activatedCards,
  clockwiseFrom,
  hasWaitingCards,
  moveTo,
  shownActivatedCards,
  sortByOrder,
} from '../src/games/lets-summon-demons/order'
import type { LsdPlay } from '../src/games/lets-summon-demons/kinds'
import { countCards } from '../src/play/heaps'
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
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1])
})

it('has the cards that the roll activates, not those that came too late', () => {
  const cards = [
    card('a', {}),
    card('b', { waiting: true }),
    card('c', { done: true }),
    card('d', { late: true }),
  ]
  expect(activatedCards(seat(...cards)).map((item) => item.at)).toEqual(['b', 'c'])
  expect(hasWaitingCards([seat(card('c', { done: true }))])).toBe(false)
  expect(hasWaitingCards([seat(...cards)])).toBe(true)
})

it('has cards that are done as waiting until that has been shown', () => {
  const now = { seats: [seat(card('a', { done: true }), card('b', { done: true }))] }
  const before = { seats: [seat(card('a', {}), card('b', {}))] }
  const viewOf = (at: string) => (at === 'a' ? now : before)
  const play = { director: { viewOf } } as unknown as LsdPlay
  const cards = shownActivatedCards(play, now.seats[0])
  expect(cards.map(({ done, waiting }) => [done, waiting])).toEqual([
    [true, false],
    [false, true],
  ])
})

describe('the order that a player arranges', () => {
  it('comes first, and the other cards follow as they are on the table', () => {
    const cards = ['a', 'b', 'c', 'd'].map((at) => ({ at }))
    expect(sortByOrder(cards, ['c', 'a']).map((item) => item.at)).toEqual(['c', 'a', 'b', 'd'])
    expect(sortByOrder(cards, []).map((item) => item.at)).toEqual(['a', 'b', 'c', 'd'])
    expect(sortByOrder(cards, ['gone', 'd']).map((item) => item.at)).toEqual(['d', 'a', 'b', 'c'])
  })
  it('is changed by moving one card to the position of another', () => {
    expect(moveTo(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(moveTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
    expect(moveTo(['a', 'b', 'c'], 'a', 'b')).toEqual(['b', 'a', 'c'])
    expect(moveTo(['a', 'b'], 'x', 'b')).toEqual(['a', 'b'])
  })
})

it('counts equal discards, the last one first', () => {
  expect(countCards(['dog', 'cat', 'dog', 'owl'])).toEqual([
    { id: 'owl', count: 1 },
    { id: 'dog', count: 2 },
    { id: 'cat', count: 1 },
  ])
})
