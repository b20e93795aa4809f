import { describe, expect, it } from 'vitest'
import { candleChoices, likeliest } from '../src/games/lets-summon-demons/candles'
import { discardActions, snuffActions } from '../src/games/lets-summon-demons/actions'
import { exclusionOf, targetGroups } from '../src/games/lets-summon-demons/targets'
import { threatOf } from '../src/games/lets-summon-demons/threats'
import type { LetsSummonDemonsView } from '../src/wire'

describe('the price of a summon', () => {
  const cat = { text: 'snuff cat', touches: ['cat', 'cat.2', 'cat.3'] }
  const dog = { text: 'snuff dog', touches: ['dog'] }
  const rabbit = { text: 'snuff rabbit', touches: ['rabbit'] }

  it('names every card that could be another one', () => {
    const choices = [cat, dog, rabbit]
    expect(snuffActions(choices, ['dog', 'cat', 'cat.2'])).toEqual([
      'snuff dog',
      'snuff cat',
      'snuff cat',
    ])
  })

  it('leaves out what can be paid in one way only', () => {
    expect(snuffActions([cat, dog], ['dog', 'cat', 'cat.2'])).toEqual(['snuff dog'])
    expect(snuffActions([dog, rabbit], ['dog', 'rabbit'])).toEqual(['snuff dog'])
  })
})

describe('up to two cards of opponents', () => {
  const eve = { at: 'eve', card: 'eve', seat: 1 }
  const adam = { at: 'adam', card: 'adam', seat: 1 }
  const lola = { at: 'lola', card: 'lola', seat: 2 }

  it('names the owner, and the card where there are several', () => {
    expect(discardActions([eve, adam, lola], ['adam', 'lola'], 2)).toEqual([
      'target p2',
      'discard adam',
      'target p3',
    ])
  })

  it('stops where more could go', () => {
    expect(discardActions([eve, adam, lola], ['eve'], 2)).toEqual([
      'target p2',
      'discard eve',
      'done',
    ])
    expect(discardActions([lola], ['lola'], 2)).toEqual(['target p3'])
  })
})

const player = { cards: [], demon_cards: [], protected: false, candles: [] }
const viewOf = (more: object) => more as unknown as LetsSummonDemonsView

describe('targets', () => {
  const card = { at: 'row:p2:eve', card: 'eve' }
  const seats = [player, { ...player, cards: [card] }, { ...player, protected: true }, player]
  const view = viewOf({ seats: [...seats, { ...player, partner: 0 }] })

  it('shows whose cards can be chosen', () => {
    const groups = targetGroups(view, 0, (at) => at === card.at)
    expect(groups).toEqual([{ seat: 1, cards: [card] }])
    expect(targetGroups(view, 0, () => false)).toEqual([])
  })

  it('gives the reason why cards of the others cannot be chosen', () => {
    expect([2, 3, 4].map((seat) => exclusionOf(view, 0, seat))).toEqual([
      'safe',
      'no-target',
      'partner',
    ])
  })
})

describe('candles', () => {
  const strip = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => ({
    total,
    ways: 6 - Math.abs(total - 7),
    cards: [],
  }))
  const numbers: Record<string, string[]> = { evil: ['9', '10', '11'], first: ['6', '8'] }
  const view = viewOf({ strip, seats: [player, { ...player, candles: ['evil'] }] })

  it('have their share of all rolls, and who took them', () => {
    const candles = candleChoices(view, ['first'], (id) => numbers[id] ?? [])
    expect(candles.map(({ id, share, taker }) => [id, share, taker])).toEqual([
      ['first', 28, null],
      ['evil', 25, 1],
    ])
    expect(likeliest(candles)).toBe('first')
  })
})

describe('who may win next', () => {
  const at = (more: object) =>
    viewOf({
      seats: [{ team_souls: 10, team_demons: 2, can_win: false, ...more }],
      souls_to_win: 10,
      demons_to_win: 3,
      outcome: null,
    })

  it('depends on the souls, or on the roll', () => {
    expect(threatOf(at({}), 0)).toBe('demon')
    expect(threatOf(at({ team_souls: 8 }), 0)).toBe('')
    expect(threatOf(at({ team_souls: 8, can_win: true }), 0)).toBe('roll')
  })
})
