import { describe, expect, it } from 'vitest'
import { countedFields, countStep, lastMoves, sumsOf } from '../src/games/dicke-daemonen/news'
import type { News } from '../src/wire'

let number = 0
const news = (event: Record<string, unknown>): News => ({
  number: ++number,
  of: 'game',
  ply: 0,
  time: 0,
  event,
  said: '',
})
const demon = (seat: number, to: string) => news({ kind: 'demon-summoned', seat, to })
const ghost = (seat: number, to: string) => news({ kind: 'ghost-summoned', seat, to })

describe('the last moves', () => {
  it('are those of the others since your last one', () => {
    const entries = [demon(1, 'a'), demon(0, 'b'), ghost(1, 'c'), demon(2, 'd')]
    expect([...lastMoves(entries, 0, 3)]).toEqual([
      ['c', 1],
      ['d', 2],
    ])
  })
  it('are all before your first move', () => {
    expect([...lastMoves([demon(1, 'a')], 0, 2)]).toEqual([['a', 1]])
  })
  it('do not begin at a move that was taken back', () => {
    const rivalMove = demon(1, 'a')
    const myMove = demon(0, 'b')
    const takenBack: News = { ...news({ kind: 'undone', after: rivalMove.number }), of: 'table' }
    expect([...lastMoves([rivalMove, myMove, takenBack], 0, 2)]).toEqual([['a', 1]])
  })
  it('are the last round for a spectator', () => {
    const entries = [demon(0, 'a'), demon(1, 'b'), demon(0, 'c')]
    expect([...lastMoves(entries, null, 2).keys()]).toEqual(['b', 'c'])
  })
})

describe('the count', () => {
  it('has a field, its colour and its points for each that was counted', () => {
    const entries = [
      demon(0, 'a'),
      news({ kind: 'field-counted', card: 'red', field: 'F1', value: 3, from: 'field:f1' }),
    ]
    expect(countedFields(entries)).toEqual([{ at: 'field:f1', colour: 'red', points: 3 }])
  })
})

describe('the steps of the count', () => {
  const end = ['game-ended', 'creatures-shown', 'field-counted', 'colour-scored', 'colour-won']
  it('follow one another: last creatures, fields, ghosts, the winning colour, the winner', () => {
    const entries: News[] = [demon(0, 'a')]
    const steps = ['demon-summoned', ...end, 'game-won'].map((kind) => {
      entries.push(news({ kind }))
      return countStep(entries, false)
    })
    expect(steps).toEqual(['', 'ended', 'creatures', 'fields', 'ghosts', 'colour', 'over'])
  })
  it('are over in a game that was given up', () => {
    expect(countStep([demon(0, 'a')], true)).toBe('over')
  })
  it('have running sums', () => {
    const field = (colour: string, points: number) => ({ at: 'f', colour, points })
    expect([...sumsOf([field('red', 3), field('blue', 1), field('red', 2)])]).toEqual([
      ['red', 5],
      ['blue', 1],
    ])
  })
})
