import { describe, expect, it } from 'vitest'
import { emblemOf, partsOf, undone, withoutClause } from '../src/play/naming'
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

it('a roll that was replaced does not count, that of another does', () => {
  const news = [
    { event: { kind: 'dice-rolled', seat: 0 }, of: 'game', number: 1 },
    { event: { kind: 'dice-rolled', seat: 1 }, of: 'game', number: 2 },
    { event: { kind: 'roll-replaced', seat: 1 }, of: 'game', number: 3 },
    { event: { kind: 'dice-rolled', seat: 1 }, of: 'game', number: 4 },
  ] as unknown as News[]
  expect([...undone(news, { 'roll-replaced': 'dice-rolled' })]).toEqual([2])
  expect([...undone(news, {})]).toEqual([])
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
