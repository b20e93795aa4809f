import { describe, expect, it } from 'vitest'
import { shareEqual } from '../src/state/structuralSharing'

const message = () => ({
  deck: 4,
  rows: [
    { at: 'row:1', card: 'a' },
    { at: 'row:2', card: null },
  ],
  seat: null,
})

describe('a repeated message', () => {
  it('is the same object if nothing has changed', () => {
    const before = message()
    expect(shareEqual(before, message())).toBe(before)
  })
  it('keeps the parts that are equal, and no more', () => {
    const before = message()
    const now = shareEqual(before, {
      ...message(),
      deck: 3,
      rows: [before.rows[0], { at: 'row:2', card: 'b' }],
    })
    expect(now).toEqual({
      ...message(),
      deck: 3,
      rows: [message().rows[0], { at: 'row:2', card: 'b' }],
    })
    expect(now.rows).not.toBe(before.rows)
    expect(now.rows[0]).toBe(before.rows[0])
    expect(now.rows[1]).not.toBe(before.rows[1])
  })
  it('has the new value if it is longer, shorter, of another kind, or with other fields', () => {
    for (const [previous, now] of [
      [
        [1, 2],
        [1, 2, 3],
      ],
      [
        [1, 2, 3],
        [1, 2],
      ],
      [[], {}],
      [{ 0: 1 }, [1]],
      [{ a: undefined }, { b: undefined }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, null],
      [null, { a: 1 }],
      [{ a: { b: [1] } }, { a: { b: [2] } }],
    ]) {
      const expected = structuredClone(now)
      const result = shareEqual(previous, now)
      expect(result).toEqual(expected)
      expect(result).not.toBe(previous)
    }
  })
})
