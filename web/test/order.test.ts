import { describe, expect, it } from 'vitest'
import { linesOf } from '../src/games/lets-summon-demons/lines'
import { inOrder, isWaiting, laidOut, moved, taken } from '../src/games/lets-summon-demons/order'
import { counted } from '../src/play/heaps'
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

it('takes the cards that the roll activates, not those that came too late', () => {
  const cards = [card('a', {}), card('b', { waiting: true }), card('c', { done: true }), card('d', { late: true })]
  expect(taken(seat(...cards)).map((one) => one.at)).toEqual(['b', 'c'])
  expect(isWaiting([seat(card('c', { done: true }))])).toBe(false)
  expect(isWaiting([seat(...cards)])).toBe(true)
})

describe('an order of one’s own', () => {
  it('keeps what was laid and puts the rest behind it as it lies', () => {
    const cards = ['a', 'b', 'c', 'd'].map((at) => ({ at }))
    expect(laidOut(cards, ['c', 'a']).map((one) => one.at)).toEqual(['c', 'a', 'b', 'd'])
    expect(laidOut(cards, []).map((one) => one.at)).toEqual(['a', 'b', 'c', 'd'])
    expect(laidOut(cards, ['gone', 'd']).map((one) => one.at)).toEqual(['d', 'a', 'b', 'c'])
  })
  it('is changed by putting one card in the place of another', () => {
    expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 'a', 'b')).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b'], 'x', 'b')).toEqual(['a', 'b'])
  })
})

it('counts equal discards, the last one first', () => {
  expect(counted(['dog', 'cat', 'dog', 'owl'])).toEqual([
    { id: 'owl', count: 1 },
    { id: 'dog', count: 2 },
    { id: 'cat', count: 1 },
  ])
})

it('knows how many lines a name takes', () => {
  expect(linesOf('Dog')).toBe(1)
  expect(linesOf('Rotten Tommy')).toBe(1)
  expect(linesOf('Rotten Dillinger')).toBe(2)
  expect(linesOf('The Foul Book of Demons')).toBe(3)
  expect(linesOf('Le Dégueulivre des Démons')).toBe(3)
})
