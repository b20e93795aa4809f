import { describe, expect, it } from 'vitest'
import { isMyTurn, newTurns } from '../src/state/turns'

const listing = (table: string, asked: boolean, status = 'playing') => ({ table, asked, status })

describe('my turn', () => {
  it('does not come before the game begins', () => {
    expect(isMyTurn(listing('oak', true, 'gathering'))).toBe(false)
    expect(isMyTurn(listing('oak', true))).toBe(true)
  })

  it('is new where it was not before', () => {
    const before = [listing('oak', true), listing('elm', false), listing('ash', true, 'gathering')]
    const now = [listing('oak', true), listing('elm', true), listing('ash', true)]
    expect(newTurns(before, now).map(({ table }) => table)).toEqual(['elm', 'ash'])
    expect(newTurns(now, now)).toEqual([])
  })
})
