import { describe, expect, it } from 'vitest'
import { signsOf } from '../src/parts/signs'

describe('the letters of seats', () => {
  it('are their initials', () => {
    expect(signsOf(['Guest', 'Snick', 'Mump'])).toEqual(['G', 'S', 'M'])
  })
  it('are two where initials are the same, whatever comes next', () => {
    expect(signsOf(['Guest', 'Grizzle', 'Mump'])).toEqual(['Gu', 'Gr', 'M'])
    expect(signsOf(['Grizzle', 'Grimm', 'Éric', 'Élan'])).toEqual(['Gi', 'Gm', 'Ér', 'Él'])
  })
  it('differ whatever the names are', () => {
    for (const names of [
      ['Bo', 'Bo (2)', 'Bob'],
      ['A', 'A', 'AA'],
      ['', '', '?'],
      ['Grizzle', 'Grizzle II'],
    ])
      expect(new Set(signsOf(names)).size).toBe(names.length)
  })
})
