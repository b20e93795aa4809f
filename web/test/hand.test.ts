import { describe, expect, it } from 'vitest'
import { handLayout } from '../src/games/mephisto/hand'

const taken = (count: number, room: number): number => {
  const { width, gap } = handLayout(count, room)
  return count * (width + gap) - gap
}

describe('a hand', () => {
  it('shows the texts of its cards while there is room', () => {
    expect(handLayout(7, 82)).toEqual({ width: 10.6, gap: 1, isNarrow: false })
    expect(handLayout(8, 82).isNarrow).toBe(true)
  })
  it('is never wider than its room, up to twelve cards', () => {
    for (let count = 1; count <= 12; count++) expect(taken(count, 82)).toBeLessThanOrEqual(82.001)
  })
  it('keeps the width of its cards from one draw to the next', () => {
    const widths = [8, 9, 10, 11, 12].map((count) => handLayout(count, 82).width)
    expect(new Set(widths).size).toBeLessThanOrEqual(3)
  })
  it('wraps on a phone, in rows of equal length', () => {
    const { width, gap } = handLayout(8, 34, true)
    expect(4 * (width + gap) - gap).toBeCloseTo(34)
  })
})
