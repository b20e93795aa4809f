import { describe, expect, it } from 'vitest'
import {
  chapterOf,
  chosenOptions,
  clauseOfFragment,
  splitMatches,
  foldCase,
  hasWords,
  piecesOf,
  ruleOf,
  fragmentOf,
  wordsOf,
} from '../src/state/rulebook'
import type { RuleClause, GameOption } from '../src/wire'

const clause = (id: string, text: string, more: Partial<RuleClause> = {}): RuleClause => ({
  id,
  chapter: 'One',
  text,
  ...more,
})
const option = (name: string, more: Partial<GameOption> = {}): GameOption => ({
  name,
  type: 'int',
  default: 3,
  label: name.toUpperCase(),
  said: '',
  ...more,
})

describe('a clause', () => {
  it('has a fragment for the address', () => {
    expect(fragmentOf('AB 3.4')).toBe('AB-3.4')
    expect(clauseOfFragment('AB-3.4')).toBe('AB 3.4')
    expect(chapterOf('AB 12.4')).toBe('12')
  })
  it('says the rule without the reasons', () => {
    const ruled = clause('AB 1.1', 'Take one. (The book (page 3) says two.) Go on.', {
      reasons: ['The book (page 3) says two.'],
    })
    expect(ruleOf(ruled)).toBe('Take one. Go on.')
  })
  it('is cut where it stresses, types and names other clauses', () => {
    const known = new Set(['AB 1.1', 'AB 4.9'])
    const pieces = piecesOf('*Replace* (4.9) is `hand = 3`, not 7.7.', known)
    expect(pieces.map((piece) => [piece.kind, piece.text])).toEqual([
      ['stressed', 'Replace'],
      ['plain', ' ('],
      ['clause', '4.9'],
      ['plain', ') is '],
      ['typed', 'hand = 3'],
      ['plain', ', not '],
      ['plain', '7.7'],
      ['plain', '.'],
    ])
    expect(pieces[2]?.clause).toBe('AB 4.9')
  })
})

describe('searching', () => {
  it('minds neither accents nor large letters', () => {
    expect(foldCase('Élan Vital')).toBe('elan vital')
    expect(hasWords(clause('AB 1.1', 'La Bête dort.'), wordsOf('bete  DORT'))).toBe(true)
    expect(hasWords(clause('AB 1.1', 'La Bête dort.'), wordsOf('bete veille'))).toBe(false)
  })
  it('finds a clause by its number', () => {
    expect(hasWords(clause('AB 1.1', 'Text.'), wordsOf('ab 1.1'))).toBe(true)
  })
  it('marks what was found as it is written', () => {
    expect(splitMatches('La Bête et la bête', wordsOf('bete'))).toEqual([
      'La ',
      'Bête',
      ' et la ',
      'bête',
      '',
    ])
    expect(splitMatches('a+b', wordsOf('+'))).toEqual(['a', '+', 'b'])
    expect(splitMatches('plain', [])).toEqual(['plain'])
  })
})

describe('what a table chose', () => {
  it('counts seats as people do', () => {
    const seat = option('hand', { default: -1, is_seat: true })
    expect([-1, 0].map((n) => chosenOptions(clauses, [seat], { hand: n })[0]?.value)).toEqual([
      'nobody',
      '1',
    ])
  })
  const clauses = [
    clause('AB 1.1', '', { options: ['hand'] }),
    clause('AB 1.2', '', { options: ['souls', 'hand'] }),
  ]
  it('comes with its clause, the unusual first', () => {
    const chosen = chosenOptions(clauses, [option('hand'), option('souls'), option('colour')], {
      hand: 3,
      souls: 9,
      colour: 1,
    })
    expect(
      chosen.map((option) => [option.name, option.value, option.clause, option.isOther]),
    ).toEqual([
      ['souls', '9', 'AB 1.2', true],
      ['hand', '3', 'AB 1.1', false],
    ])
  })
  it('is usual where it is what people usually play, and said in words', () => {
    const edition = option('hand', {
      type: 'str',
      default: 'a',
      people: 'b',
      choices: [{ value: 'b', said: 'the second' }],
    })
    expect(chosenOptions(clauses, [edition], { hand: 'b' })[0]).toMatchObject({
      value: 'the second',
      isOther: false,
    })
  })
})
