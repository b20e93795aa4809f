import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameOption } from '../src/api'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { settings } = await import('../src/state/settings.svelte')
const { rulingsOf } = await import('../src/frame/rulings')
const { loadWords } = await import('../src/words')
await Promise.all([loadWords('en'), loadWords('fr')])

const wears: GameOption = {
  name: 'wears',
  type: 'bool',
  default: true,
  label: 'Axe wears out',
  said: 'the axe loses 1 when played',
}
const teams: GameOption = {
  name: 'teams',
  type: 'bool',
  default: false,
  label: 'Teams',
  said: 'two against two',
}
const oldest: GameOption = {
  name: 'oldest',
  type: 'int',
  default: -1,
  label: 'Oldest',
  said: 'the seat of the oldest',
  is_seat: true,
}
const candles: GameOption = {
  name: 'candles',
  type: 'str',
  default: 'lot',
  label: 'Candles',
  said: 'how candles are dealt',
  choices: [
    { value: 'lot', said: 'at random' },
    { value: 'turn', said: 'in turn' },
  ],
}
const textsOf = (chosen: Record<string, unknown>) =>
  rulingsOf([wears, teams, oldest, candles], chosen).map((ruling) => ruling.text)

describe('the chips above a table', () => {
  afterEach(() => (settings.language = 'en'))

  it('say no where an option was switched off', () => {
    const [off] = rulingsOf([wears], { wears: false })
    expect(off).toEqual({
      name: 'wears',
      text: 'Axe wears out: no',
      tip: 'the axe loses 1 when played: no',
    })
    expect(rulingsOf([teams], { teams: true })).toEqual([
      { name: 'teams', text: 'Teams', tip: 'two against two' },
    ])
  })
  it('name what differs from the usual, and which of several choices holds', () => {
    expect(textsOf({ wears: true, teams: false, oldest: -1 })).toEqual(['Candles: at random'])
    expect(textsOf({ teams: true, oldest: 0, candles: 'turn' })).toEqual([
      'Teams',
      'Oldest: 1',
      'Candles: in turn',
    ])
  })
  it('have a narrow space before the French colon', () => {
    settings.language = 'fr'
    expect(textsOf({ wears: false })).toEqual([
      'Axe wears out\u202f: non',
      'Candles\u202f: at random',
    ])
  })
})
