import { beforeAll, describe, expect, it } from 'vitest'
import { timeText } from '../src/parts/times'
import { loadWords } from '../src/words'

const HOUR = 3600

beforeAll(() => loadWords('en'))

describe('a remaining time', () => {
  it('has days and hours', () => {
    expect(timeText(72 * HOUR)).toBe('3 d 0 h')
    expect(timeText(72 * HOUR - 1)).toBe('2 d 23 h')
    expect(timeText(24 * HOUR)).toBe('1 d 0 h')
  })
  it('is exact below a day', () => {
    expect(timeText(24 * HOUR - 1)).toBe('23 h 59')
    expect(timeText(HOUR - 0.5)).toBe('1 h 00')
    expect(timeText(61)).toBe('1:01')
  })
})
