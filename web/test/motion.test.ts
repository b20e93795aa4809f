import { describe, expect, it } from 'vitest'
import { DECISION, elementsOf, gaitOf, MotionQueue, movesOf, NOTICE, TRAVEL, TURN } from '../src/play/motion'
import type { News } from '../src/wire'

const news = (number: number, event: Record<string, unknown>): News => ({
  number,
  of: 'game',
  ply: number,
  time: 0,
  event: { kind: 'thing', ...event },
  said: '',
})
const many = (count: number) =>
  movesOf(Array.from({ length: count }, (_, i) => news(i + 1, { from: 'deck', to: `row:${i}` })))
const ends = (moves: { start: number; ms: number }[]) => Math.max(...moves.map((one) => one.start + one.ms))

describe('moves', () => {
  it('go from element to element, or stay and are noticed', () => {
    const told = movesOf([news(1, { from: 'deck', to: 'hand:1' }), news(2, { at: 'die' }), news(3, { n: 4 })])
    expect(told.map(({ from, to, ms }) => [from, to, ms])).toEqual([
      ['deck', 'hand:1', TRAVEL],
      ['die', '', NOTICE],
    ])
  })
  it('take a few tokens where many go', () => {
    const counts = movesOf([news(1, { from: 'a', to: 'b', n: 3 }), news(2, { from: 'a', to: 'b', n: 40 }), news(3, { from: 'a', to: 'b' })])
    expect(counts.map((one) => one.count)).toEqual([3, 5, 1])
  })
  it('look like what happened', () => {
    expect(['dice-rolled', 'tokens-lost', 'card-activated'].map(gaitOf)).toEqual(['roll', 'shake', 'lift'])
  })
  it('are not made of what happens around the table', () => {
    expect(movesOf([{ ...news(1, { from: 'a', to: 'b' }), of: 'table' }])).toEqual([])
  })
})

describe('the elements of an event', () => {
  it('are all that it names', () => {
    expect(elementsOf(news(1, { from: 'deck', to: 'hand:1', card: 'x', n: 2 }))).toEqual(['deck', 'hand:1'])
    expect(elementsOf(news(1, { n: 2 }))).toEqual([])
  })
})

describe('the queue', () => {
  it('keeps the order of events', () => {
    const timed = new MotionQueue().add(many(4), 1000, 1, 0, false)
    const starts = timed.map((one) => one.start)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect(starts[0]).toBe(1000)
  })
  it('begins after what still moves', () => {
    const queue = new MotionQueue()
    const first = queue.add(many(1), 0, 1, 0, false)
    expect(queue.add(many(1), 10, 1, 0, false)[0]?.start).toBeCloseTo(ends(first))
  })
  it('ends in time, however much moves', () => {
    expect(ends(new MotionQueue().add(many(100), 0, 1, 0, false))).toBeLessThanOrEqual(DECISION)
  })
  // Sixty answers of a bot, as a server releases them and as a slow one would.
  it.each([
    [1, 45],
    [2, 45],
    [1, 120],
    [2, 120],
  ])('shows the whole turn of a bot within 4 seconds at speed %i, with news every %i ms', (speed, apart) => {
    const queue = new MotionQueue()
    const shown = Array.from({ length: 60 }, (_, n) => queue.add(many(1 + (n % 4)), n * apart, speed, 2, true)).flat()
    expect(ends(shown)).toBeLessThanOrEqual(TURN)
    const inTime = Math.min(60, Math.floor((TURN - NOTICE) / apart))
    const expected = Array.from({ length: inTime }, (_, n) => 1 + (n % 4)).reduce((sum, one) => sum + one)
    expect(shown.length).toBeGreaterThanOrEqual(expected)
    expect(shown.every((one) => one.ms >= 50)).toBe(true)
  })
  it('shows nothing of it at once', () => {
    const queue = new MotionQueue()
    expect(queue.add(many(40), 0, 0, 2, true)).toEqual([])
    expect(queue.isBusy(1)).toBe(false)
  })
  it('is twice as quick at double speed, and not there at once', () => {
    const slow = new MotionQueue().add(many(3), 0, 1, 0, false)
    const quick = new MotionQueue().add(many(3), 0, 2, 0, false)
    expect(ends(quick)).toBeCloseTo(ends(slow) / 2)
    expect(new MotionQueue().add(many(3), 0, 0, 0, false)).toEqual([])
  })
  it('is empty after a skip', () => {
    const queue = new MotionQueue()
    queue.add(many(5), 0, 1, 0, false)
    queue.skip()
    expect(queue.isBusy(1)).toBe(false)
  })
})
