import { describe, expect, it } from 'vitest'
import { momentOf } from '../src/play/ending'

const outcome = (winners: number[], scores: number[], draw = false) => ({
  reason: '',
  winners,
  draw,
  scores,
  ranks: scores.map(() => 0),
})

describe('the moment', () => {
  it('is that of the seat that looks', () => {
    expect(momentOf(outcome([0], [3, 1]), 0)).toBe('won')
    expect(momentOf(outcome([0], [3, 1]), 1)).toBe('lost')
    expect(momentOf(outcome([0], [3, 1]), null)).toBe('theirs')
    expect(momentOf(outcome([0, 2], [3, 1, 2, 1]), 2)).toBe('team')
    expect(momentOf(outcome([0, 2], [3, 1, 2, 1]), 1)).toBe('lost')
    expect(momentOf(outcome([0, 1], [3, 3], true), 1)).toBe('draw')
    expect(momentOf(outcome([], [0, 0]), 1)).toBe('nobody')
    expect(momentOf(outcome([], [0]), 0)).toBe('alone')
    expect(momentOf(null, 0)).toBe('nobody')
  })
})
