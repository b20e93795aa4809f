import { describe, expect, test } from 'vitest'
import {
  applies,
  blankCard,
  withValue,
  effectsOf,
  matchingCards,
  withoutUnused,
  stepOf,
  wayOf,
  choicesFor,
} from '../src/pages/cards/fields'
import type { CardBox, CardField, CardForm, CardWay } from '../src/wire'

const count: CardField = {
  name: 'take',
  type: 'number',
  label: 'X',
  low: 1,
  high: 9,
  required: true,
}
const per: CardField = {
  name: 'per',
  type: 'word',
  label: 'for each',
  choices: [{ value: 'fish', said: 'fish' }],
}
const which: CardField = {
  name: 'take',
  type: 'word',
  label: 'which',
  choices: [{ value: 'fish', said: 'fish' }],
  required: true,
}
const ways: CardWay[] = [
  { name: 'take-all', said: 'take everything', fixed: { take: 'all' }, fields: [] },
  { name: 'take-some', said: 'take X', fixed: {}, fields: [count, per] },
  { name: 'take-one', said: 'take one', fixed: {}, fields: [which] },
  {
    name: 'choose',
    said: 'choose',
    fixed: {},
    fields: [{ name: 'choose', type: 'branches', label: '', required: true }],
  },
]
const kind: CardField = {
  name: 'kind',
  type: 'word',
  label: 'Kind',
  choices: [
    { value: 'boat', said: 'Boat' },
    { value: 'storm', said: 'Storm' },
  ],
}
const form: CardForm = {
  fields: [
    kind,
    { name: 'crew', type: 'number', label: 'Crew', kinds: ['boat'], low: 0, high: 9 },
    {
      name: 'power',
      type: 'word',
      label: 'Power',
      choices: [{ value: 'wind', said: 'blows', kinds: ['storm'] }],
    },
    {
      name: 'force',
      type: 'number',
      label: 'Force',
      when: { power: ['wind'] },
      low: 1,
      high: 12,
    },
    { name: 'effect', type: 'steps', label: 'Effect' },
  ],
  ways,
}

describe('which fields a card has', () => {
  test('they depend on its kind and on other fields', () => {
    const [, crew, , force] = form.fields as [CardField, CardField, CardField, CardField]
    expect(applies(crew, 'boat', {})).toBe(true)
    expect(applies(crew, 'storm', {})).toBe(false)
    expect(applies(force, 'storm', { power: 'wind' })).toBe(true)
    expect(applies(force, 'storm', {})).toBe(false)
  })
  test('values of hidden fields are dropped, unknown ones stay', () => {
    expect(withoutUnused(form.fields, 'storm', { kind: 'storm', crew: 3, wings: 2 })).toEqual({
      kind: 'storm',
      wings: 2,
    })
  })
  test('words may be for some kinds only', () => {
    expect(choicesFor(form.fields[2] as CardField, 'boat')).toEqual([])
  })
  test('empty values are removed, changed ones keep their place', () => {
    expect(withValue({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 })
    expect(Object.keys(withValue({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b'])
  })
})

describe('steps', () => {
  test.each([
    [{ take: 'all' }, 'take-all'],
    [{ take: 3 }, 'take-some'],
    [{ take: 3, per: 'fish' }, 'take-some'],
    [{ take: 'fish' }, 'take-one'],
    [{ take: 3, per: 'cow' }, undefined],
    [{ fly: 1 }, undefined],
  ])('%j is %s', (step, name) => {
    expect(wayOf(ways, step)?.name).toBe(name)
  })
  test('a new step is recognized', () => {
    for (const way of ways) expect(wayOf(ways, stepOf(way, ways))?.name).toBe(way.name)
  })
})

describe('looking for cards', () => {
  const box = {
    cards: [
      {
        id: 'raft',
        kind: 'boat',
        name: 'Raft',
        text: 'Take 2.',
        figures: { crew: 1 },
        copies: 1,
      },
      { id: 'gale', kind: 'storm', name: 'Gale', text: 'It blows.', figures: {}, copies: 2 },
    ],
    fields: {
      raft: {
        id: 'raft',
        kind: 'boat',
        effect: [{ choose: [[{ take: 2 }], [{ take: 'all' }]] }],
      },
      gale: { id: 'gale', kind: 'storm', power: 'wind' },
    },
    emblems: {},
    kinds: {},
  } as unknown as CardBox
  const none = { kind: '', effect: '', words: '', figures: {} }
  const ids = (filter: Partial<typeof none>) =>
    matchingCards(box, form, { ...none, ...filter }).map((card) => card.id)

  test('by kind, words, figures and what they do', () => {
    expect(ids({})).toEqual(['raft', 'gale'])
    expect(ids({ kind: 'storm' })).toEqual(['gale'])
    expect(ids({ words: 'TAKE raft' })).toEqual(['raft'])
    expect(ids({ figures: { crew: '1' } })).toEqual(['raft'])
    expect(ids({ effect: 'take everything' })).toEqual(['raft'])
    expect(ids({ effect: 'blows' })).toEqual(['gale'])
  })
  test('the labels of choices are effects, too', () => {
    expect(effectsOf(form, box.fields.raft ?? {})).toEqual(['choose', 'take X', 'take everything'])
    expect(effectsOf(null, box.fields.raft ?? {})).toEqual([])
  })
})

test('a blank card has a free id', () => {
  expect(blankCard(form, ['card_1', 'card_2'])).toEqual({ id: 'card_3', kind: 'boat' })
})
