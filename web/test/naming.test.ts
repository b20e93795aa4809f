import { describe, expect, it } from 'vitest'
import {
  emblemOf,
  linesOf,
  partsOf,
  shownBeats,
  undoneNumbers,
  withoutClause,
  withoutSeals,
} from '../src/play/naming'
import type { Beat, News } from '../src/wire'

const line = (event: Record<string, unknown>) =>
  ({ event, of: 'game', number: 1 }) as unknown as News

describe('seals of dice', () => {
  it('are not in the log, nor what is said about them', () => {
    const seal = '0123456789abcdef'.repeat(4)
    expect(withoutSeals(`The game begins. The dice are sealed: ${seal}`)).toBe('The game begins.')
    expect(withoutSeals(`The secret was ${seal}. Its SHA-256 hash is the seal.`)).toBe('')
    expect(withoutSeals('Ada rolls 3 and 4: 7.')).toBe('Ada rolls 3 and 4: 7.')
  })
})

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
    expect(
      partsOf("Bot 2 (imp) plays Wee 'R' Legion", ['Bot 2 (imp)']).map((part) => part.text),
    ).toEqual(['Bot 2 (imp)', " plays Wee 'R' Legion"])
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
  expect([...undoneNumbers(news, { 'roll-replaced': 'dice-rolled' })]).toEqual([2])
  expect([...undoneNumbers(news, {})]).toEqual([])
})

describe('the emblem of a line', () => {
  const emblems = { roll: 'dice', deck: 'stack', souls: 'own:soul' }
  it('is that of the deed', () => {
    expect(emblemOf(line({ kind: 'dice-rolled' }), emblems)).toBe('dice')
    expect(emblemOf(line({ kind: 'souls-collected', from: 'deck' }), emblems)).toBe('own:soul')
  })
  it('or of the place', () => {
    expect(emblemOf(line({ kind: 'card-drawn', from: 'deck', to: 'hand:1' }), emblems)).toBe(
      'stack',
    )
    expect(emblemOf(line({ kind: 'card-drawn', from: 'sky' }), emblems)).toBe('')
  })
})

describe('the lines of the log', () => {
  const item = (number: number, of: 'game' | 'table' = 'game', said = `event ${number}`) =>
    ({ number, of, ply: 1, time: 0, event: { kind: 'x' }, said }) as News
  const beat = (first: number, last: number, said = `beat ${first}`) =>
    ({ first, last, said }) as unknown as Beat

  it('are one for each beat, with its events', () => {
    const lines = linesOf([item(1), item(2), item(3), item(4)], [beat(1, 1), beat(2, 4)])
    expect(lines.map(({ said, news }) => [said, news.length])).toEqual([
      ['beat 1', 1],
      ['beat 2', 3],
    ])
  })
  it('hold events of the table apart, also in the middle of a beat', () => {
    const sat = item(1, 'table', 'Ada sits down.')
    const left = item(3, 'table', 'Ada leaves.')
    const undo = item(5, 'table')
    const lines = linesOf([sat, item(2), left, item(4), undo], [beat(2, 4), beat(5, 5)])
    expect(lines.map(({ said }) => said)).toEqual([
      'Ada sits down.',
      'beat 2',
      'Ada leaves.',
      'beat 5',
    ])
  })
  it('begin with what is left of a beat, and hold events whose beat is not known', () => {
    const lines = linesOf([item(3), item(4), item(5)], [beat(1, 3)])
    expect(lines.map(({ said }) => said)).toEqual(['beat 1', 'event 4', 'event 5'])
  })
  it('say no more than is shown', () => {
    const now = [beat(1, 3, 'long'), beat(4, 4)]
    const before = [beat(1, 2, 'short')]
    const upTo = (last: number) => shownBeats(now, before, (n) => n <= last).map(({ said }) => said)
    expect(upTo(2)).toEqual(['short'])
    expect(upTo(3)).toEqual(['long'])
    expect(upTo(Infinity)).toEqual(['long', 'beat 4'])
  })
})
