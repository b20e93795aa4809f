import { describe, expect, it } from 'vitest'
import { shared } from '../src/state/sharing'

const told = () => ({ deck: 4, rows: [{ at: 'row:1', card: 'a' }, { at: 'row:2', card: null }], seat: null })

describe('what is told again', () => {
  it('is the same object where nothing has changed', () => {
    const before = told()
    expect(shared(before, told())).toBe(before)
  })
  it('keeps the parts that are equal, and no more', () => {
    const before = told()
    const now = shared(before, { ...told(), deck: 3, rows: [before.rows[0], { at: 'row:2', card: 'b' }] })
    expect(now).toEqual({ ...told(), deck: 3, rows: [told().rows[0], { at: 'row:2', card: 'b' }] })
    expect(now.rows).not.toBe(before.rows)
    expect(now.rows[0]).toBe(before.rows[0])
    expect(now.rows[1]).not.toBe(before.rows[1])
  })
  it('is what it is now: longer, shorter, of another kind, with other fields', () => {
    for (const [before, now] of [
      [[1, 2], [1, 2, 3]],
      [[1, 2, 3], [1, 2]],
      [[], {}],
      [{ 0: 1 }, [1]],
      [{ a: undefined }, { b: undefined }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, null],
      [null, { a: 1 }],
      [{ a: { b: [1] } }, { a: { b: [2] } }],
    ]) {
      const expected = structuredClone(now)
      const found = shared(before, now)
      expect(found).toEqual(expected)
      expect(found).not.toBe(before)
    }
  })
})
