import { describe, expect, it } from 'vitest'
import { sampled, spread, ticksOf } from '../src/play/charting'

describe('the scale of a chart', () => {
  it('has round steps that reach the highest value', () => {
    expect(ticksOf(12, 4)).toEqual([0, 5, 10, 15])
    expect(ticksOf(10, 4)).toEqual([0, 5, 10])
    expect(ticksOf(3, 4)).toEqual([0, 1, 2, 3])
    expect(ticksOf(1, 4, false)).toEqual([0, 0.5, 1])
    expect(ticksOf(0, 4)).toEqual([0])
  })
})

describe('names at the ends of lines', () => {
  it('stay where they are if there is room', () => {
    expect(spread([10, 90], 13, 0, 100)).toEqual([10, 90])
  })
  it('move apart where they would lie over one another, and stay inside', () => {
    const positions = spread([100, 100, 98], 13, 0, 100)
    expect(positions).toEqual([87, 100, 74])
    expect(spread([0, 0], 13, 0, 100)).toEqual([0, 13])
  })
})

it('a line is drawn at the plies that are asked for', () => {
  expect(sampled([1, 2, 3, 4], [0, 3])).toEqual([1, 4])
})
