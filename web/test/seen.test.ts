import { describe, expect, it } from 'vitest'
import { keep, recall } from '../src/state/keep'
import { lastSeen, markSeen } from '../src/state/seen'

describe('where storage is blocked', () => {
  it('keeps things as long as the page lasts', () => {
    expect(recall('thing')).toBeNull()
    keep('thing', 'yes')
    expect(recall('thing')).toBe('yes')
    keep('thing', null)
    expect(recall('thing')).toBeNull()
  })
})

describe('what was seen of a table', () => {
  it('is nothing at first, and remembered for each seat', () => {
    expect(lastSeen('t', 0)).toBeNull()
    markSeen('t', 0, 7)
    markSeen('t', null, 9)
    expect([lastSeen('t', 0), lastSeen('t', null), lastSeen('t', 1)]).toEqual([7, 9, null])
  })
  it('is forgotten when the game is over', () => {
    markSeen('t', 0, null)
    expect(lastSeen('t', 0)).toBeNull()
  })
})
