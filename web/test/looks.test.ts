import { describe, expect, it } from 'vitest'
import { movesOf } from '../src/play/motion'
import { comesWith, goesWith } from '../src/play/looks'
import type { News } from '../src/wire'

const moves = (...events: Record<string, unknown>[]) =>
  movesOf(events.map((event, i) => ({ number: i, of: 'game', event }) as unknown as News))
const ROLL = moves({ kind: 'dice-rolled', at: 'dice' })
const STEAL = moves(
  { kind: 'card-stolen', card: 'imp', from: 'demon:p1:imp', to: 'demon:p2:imp' },
  { kind: 'demon-drawn', card: 'bat', from: 'deck', to: 'hand:1' },
)
const LATER = moves(
  { kind: 'demon-drawn', card: 'owl', from: 'deck', to: 'hand:1' },
  { kind: 'card-drawn', from: 'deck', to: 'hand:2' },
)

describe('pieces that come or go', () => {
  const beats = [ROLL, STEAL, LATER]

  it('stay until the beat that takes them away', () => {
    expect(goesWith(beats, 'demon:p1:imp', 'imp')).toBe(1)
    expect(goesWith(beats, 'demon:p1:elf', 'elf')).toBe(-1)
    expect(goesWith([moves({ kind: 'gear-broken', at: 'gear:1' })], 'gear:1', '')).toBe(-1) // it cracks
  })

  it('come with the beat that brings them, also into a hand', () => {
    expect(comesWith(beats, 'demon:p2:imp', 'imp')).toBe(1)
    expect(comesWith(beats, 'hand:1:bat', 'bat')).toBe(1)
    expect(comesWith(beats, 'hand:1:owl.2', 'owl')).toBe(2)
    expect(comesWith(beats, 'hand:2:0', '')).toBe(2) // of a hidden card only the place is known
    expect(comesWith(beats, 'hand:1:cat', 'cat')).toBe(-1)
  })
})
