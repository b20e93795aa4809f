import { describe, expect, it, vi } from 'vitest'
import type { Play } from '../src/play/play.svelte'

vi.mock('../src/words', () => ({ say: (key: string) => key }))
const { PromptState } = await import('../src/frame/prompt.svelte')

const clause = '4.2'
const barWith = (director: object) =>
  new PromptState({
    director: { isBusy: true, isTheirs: true, narration: 'Snick predicts Air.', ...director },
    table: { refusal: null, readonly: '' },
    summary: { status: 'running', offer: null, seats: [{}, {}] },
    prompt: { player: 1 },
    narrated: { said: 'Mump is choosing a creature.', waiting: { clause } },
    ui: { help: 'Help of the table.' },
    bar: {},
    lead: null,
    picked: [],
    seat: 0,
  } as unknown as Play)

describe('the line below the sentence', () => {
  it('is empty while beats play: it would be about another moment', () => {
    for (const isTheirs of [true, false]) {
      const bar = barWith({ isTheirs })
      expect([bar.sentence, bar.help, bar.clause]).toEqual(['Snick predicts Air.', '', ''])
    }
    const first = barWith({ narration: '' })
    expect([first.sentence, first.help]).toEqual(['Mump is choosing a creature.', ''])
  })

  it('says who is asked once all has been shown', () => {
    const bar = barWith({ isBusy: false, isTheirs: false })
    expect([bar.help, bar.clause]).toEqual(['Mump is choosing a creature.', clause])
  })
})
