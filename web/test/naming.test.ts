import { describe, expect, it } from 'vitest'
import { emblemOf, partsOf, withoutClause } from '../src/play/naming'
import type { News } from '../src/wire'

const told = (event: Record<string, unknown>) => ({ event, of: 'game', number: 1 }) as unknown as News

describe('the names in a sentence', () => {
  it('are cut out, the longer first', () => {
    expect(partsOf('Ada gains Cat, not Cat Lady.', ['Cat', 'Cat Lady', 'Ada'])).toEqual([
      { text: 'Ada', isName: true },
      { text: ' gains ', isName: false },
      { text: 'Cat', isName: true },
      { text: ', not ', isName: false },
      { text: 'Cat Lady', isName: true },
      { text: '.', isName: false },
    ])
  })
  it('may hold signs that mean something elsewhere', () => {
    expect(partsOf("Bot 2 (imp) plays Wee 'R' Legion", ['Bot 2 (imp)']).map((part) => part.text)).toEqual(['Bot 2 (imp)', " plays Wee 'R' Legion"])
  })
  it('may be missing', () => {
    expect(partsOf('It rains.', ['', ''])).toEqual([{ text: 'It rains.', isName: false }])
  })
})

it('a refusal does not name its clause twice', () => {
  expect(withoutClause('You must roll first (LSD 2.2).', 'LSD 2.2')).toBe('You must roll first.')
  expect(withoutClause('No.', '')).toBe('No.')
})

describe('the emblem of a line', () => {
  const emblems = { roll: 'dice', deck: 'stack', souls: 'own:soul' }
  it('is that of the deed', () => {
    expect(emblemOf(told({ kind: 'dice-rolled' }), emblems)).toBe('dice')
    expect(emblemOf(told({ kind: 'souls-collected', from: 'deck' }), emblems)).toBe('own:soul')
  })
  it('or of the place', () => {
    expect(emblemOf(told({ kind: 'card-drawn', from: 'deck', to: 'hand:1' }), emblems)).toBe('stack')
    expect(emblemOf(told({ kind: 'card-drawn', from: 'sky' }), emblems)).toBe('')
  })
})
