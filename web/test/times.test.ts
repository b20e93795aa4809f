import { describe, expect, it } from 'vitest'
import { timeText } from '../src/parts/times'

const HOUR = 3600

describe('a remaining time', () => {
  it('is still three days just after three days began', () => {
    expect(timeText(72 * HOUR - 1)).toBe('3 d')
    expect(timeText(49 * HOUR)).toBe('2 d')
  })
  it('is exact below two days', () => {
    expect(timeText(48 * HOUR - 1)).toBe('47:59 h')
    expect(timeText(HOUR - 0.5)).toBe('1:00 h')
    expect(timeText(61)).toBe('1:01')
  })
})
