import { describe, expect, it } from 'vitest'
import { BUDGET, elementsOf, gaitOf, movesOf, NOTICE, timingsOf, TRAVEL } from '../src/play/motion'
import type { Beat, News } from '../src/wire'

const news = (number: number, event: Record<string, unknown>): News => ({
  number,
  of: 'game',
  ply: number,
  time: 0,
  event: { kind: 'thing', ...event },
  said: '',
})
const beat = (name: Beat['name'], weight: number): Beat => ({
  first: 1,
  last: 1,
  name,
  weight,
  seat: 1,
  touches: [],
  changes: [],
  yours: false,
  said: '',
})
const sum = (timings: { total: number }[]) => timings.reduce((all, { total }) => all + total, 0)

describe('moves', () => {
  it('go from element to element, or stay and are noticed', () => {
    const moves = movesOf([
      news(1, { from: 'deck', to: 'hand:1' }),
      news(2, { at: 'die' }),
      news(3, { n: 4 }),
    ])
    expect(moves.map(({ from, to, ms }) => [from, to, ms])).toEqual([
      ['deck', 'hand:1', TRAVEL],
      ['die', '', NOTICE],
    ])
  })
  it('take a few tokens where many go', () => {
    const counts = movesOf([
      news(1, { from: 'a', to: 'b', n: 3 }),
      news(2, { from: 'a', to: 'b', n: 40 }),
      news(3, { from: 'a', to: 'b' }),
    ])
    expect(counts.map((move) => move.count)).toEqual([3, 5, 1])
  })
  it('look like what happened', () => {
    expect(['dice-rolled', 'tokens-lost', 'card-activated'].map(gaitOf)).toEqual([
      'roll',
      'shake',
      'lift',
    ])
  })
  it('are not made of what happens around the table', () => {
    expect(movesOf([{ ...news(1, { from: 'a', to: 'b' }), of: 'table' }])).toEqual([])
  })
})

describe('the elements of an event', () => {
  it('are all that it names', () => {
    expect(elementsOf(news(1, { from: 'deck', to: 'hand:1', card: 'x', n: 2 }))).toEqual([
      'deck',
      'hand:1',
    ])
    expect(elementsOf(news(1, { n: 2 }))).toEqual([])
  })
})

describe('the time of beats', () => {
  it("is that of their motion, and lets others' sentences be read", () => {
    expect(timingsOf([beat('fire', 1), beat('draw', 0)], false, 1)).toEqual([
      { motion: 250, total: 600 },
      { motion: 250, total: 250 },
    ])
    expect(timingsOf([beat('fire', 1)], true, 1)).toEqual([{ motion: 250, total: 250 }])
  })
  it('has room for the total of a roll, which is stamped when the dice have come to rest', () => {
    expect(timingsOf([beat('roll', 2)], true, 1)).toEqual([{ motion: 500, total: 650 }])
    expect(timingsOf([beat('roll', 2)], false, 1)).toEqual([{ motion: 500, total: 900 }])
  })
  it('is halved at twice the speed', () => {
    expect(timingsOf([beat('kill', 3)], false, 2)).toEqual([{ motion: 350, total: 350 }])
  })
  it('gives way to the budget: the lightest first, the heaviest never', () => {
    const light = Array.from({ length: 40 }, () => beat('draw', 0))
    const [first, last] = [timingsOf([...light, beat('kill', 3)], false, 1), beat('kill', 3)]
    expect(first.slice(0, 40).every(({ total }) => total === 0)).toBe(true)
    expect(first.at(-1)).toEqual(timingsOf([last], false, 1)[0])
    expect(sum(first)).toBeLessThanOrEqual(BUDGET.turn)
    const hits = timingsOf(
      Array.from({ length: 14 }, () => beat('hit', 2)),
      false,
      1,
    )
    expect(hits[0]?.motion).toBe(480)
  })
  it('shows the last blow at half speed', () => {
    const [hit] = timingsOf([beat('hit', 2), beat('win', 3)], false, 1)
    expect(hit?.motion).toBe(1200)
  })
})
