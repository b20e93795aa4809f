import { describe, expect, it } from 'vitest'

import { rankText, standing } from '../src/state/standing'
import type { OutcomeView } from '../src/wire'

const seats = (sides: number[]) => sides.map((side, seat) => ({ seat, side }))
const ended = (
  winners: number[],
  ranks: number[],
  scores: number[] = ranks.map(() => 0),
): OutcomeView => ({ reason: 'x', winners, draw: false, scores, ranks })
const said = (outcome: OutcomeView) => outcome.ranks.map((_, seat) => rankText(outcome, seat))

describe('the table at the end', () => {
  it('follows the ranks of the game, not the scores', () => {
    const outcome = ended([2], [3, 2, 1, 4], [6, 6, 9, 6])
    expect(standing(seats([0, 1, 2, 3]), outcome)).toEqual([2, 1, 0, 3])
    expect(said(outcome)).toEqual(['3', '2', '1', '4'])
  })

  it('gives no rank where the rules give none', () => {
    const outcome = ended([1], [0, 1, 0])
    expect(standing(seats([0, 1, 2]), outcome)).toEqual([1, 0, 2])
    expect(said(outcome)).toEqual(['–', '1', '–'])
  })

  it('keeps partners together', () => {
    expect(standing(seats([0, 1, 0, 1]), ended([1, 3], [2, 1, 2, 1]))).toEqual([1, 3, 0, 2])
    expect(standing(seats([0, 1, 0, 1]), ended([], [0, 0, 0, 0]))).toEqual([0, 2, 1, 3])
  })
})
