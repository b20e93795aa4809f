import { describe, expect, it } from 'vitest'
import { tonesOf } from '../src/parts/tones'

describe('colours of seats', () => {
  it('are the usual ones where nobody chose', () => {
    expect(tonesOf(['', '', ''])).toEqual([1, 2, 3, 4, 5])
  })
  it('are those that people chose, each once', () => {
    expect(tonesOf(['violet', '', 'teal'])).toEqual([3, 1, 2, 4, 5])
    expect(tonesOf(['lime', 'lime'])).toEqual([5, 2, 3, 4, 1])
  })
})
