import { describe, expect, it, vi } from 'vitest'
import { barOf } from '../src/play/choosing'
import type { Choice } from '../src/wire'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { facesIn, facesOf, waysToAct } = await import('../src/games/dice-summoners/dice')
const { Split } = await import('../src/games/dice-summoners/split.svelte')
type DsPlay = import('../src/games/dice-summoners/dice').DsPlay

const choice = (text: string, kind: string, ends = false): Choice => ({
  text,
  kind,
  label: kind,
  ends,
  said: text,
  args: {},
  preview: {},
  touches: [],
  undoable: true,
  gives_up: false,
})

describe('dice', () => {
  it('are found by face, as events count them and as plans list them', () => {
    expect(facesOf([2, 0, 1, 0, 0, 1])).toEqual(['bm', 'bm', 'b*', 'r*'])
    expect(facesIn('bM☿ b★ rU△')).toEqual(['bm', 'b*', 'ru'])
  })
})

describe('how to act', () => {
  const slot = (status: string, action: string | null = 'attack 1') => ({
    action,
    cost: { status },
  })

  it('speaks of green actions only if there are some', () => {
    const missing = slot('missing', null)
    expect(waysToAct([missing, slot('wildcards'), slot('payable')], [])).toEqual(['how-act'])
    expect(waysToAct([missing, slot('wildcards')], [])).toEqual(['how-act-wild'])
    expect(waysToAct([missing], [])).toEqual(['how-act-none'])
  })

  it('speaks of decks only if a card of one can be taken', () => {
    const plans = [{ args: { take_card: 'griffin' } }]
    expect(waysToAct([slot('payable')], plans)).toEqual(['how-act', 'how-act-deck'])
  })
})

describe('tokens to lose', () => {
  it('change places if another is touched once the damage is covered', () => {
    const slots = [1, 2].map((number) => ({ at: `slot:${number}`, tokens: 2 }))
    const view = {
      strike: { slot: 'slot:1', to_come: ['slot:2'], victim: 0, left: 1 },
      seats: [{ creatures: [{ card: 'griffin', slots }], spells: [] }],
    }
    const split = new Split({ isMine: true, view } as unknown as DsPlay)
    split.touch('slot:1')
    expect(split.lost).toEqual({ 'slot:1': 1 })
    split.touch('slot:2')
    expect(split.lost).toEqual({ 'slot:1': 0, 'slot:2': 1 })
    expect(split.sum).toBe(1)
  })
})

describe('choices that lie on the table', () => {
  const choices = [choice('attack 1', 'attack'), choice('end', 'end', true)]

  it('have no button, and no other button is gold instead', () => {
    const { buttons } = barOf(choices, [], { kinds: { attack: { isOnTable: true } } })
    expect(buttons.map((button) => [button.kind, button.isMain])).toEqual([['end', false]])
  })
  it('have one where the table does not say so', () => {
    expect(barOf(choices, []).buttons.map((button) => button.kind)).toEqual(['attack', 'end'])
  })
})
