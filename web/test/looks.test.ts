import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { movesOf } from '../src/play/motion'
import { hold, launch, measureStarts } from '../src/play/flights'
import { comesWith, discardCopies, goesWith, holdPieces, notePieces } from '../src/play/looks'
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

/** What of an element the flights and looks use. */
class FakeElement {
  dataset: Record<string, string> = {}
  style: Record<string, string> = {}
  className = ''
  constructor(at = '', card = '') {
    Object.assign(this.dataset, { at, card })
  }
  getClientRects = () => [1]
  getBoundingClientRect = () => ({ x: 0, y: 0, width: 30, height: 54 })
  contains = () => false
  hasAttribute = () => true
  setAttribute = () => {}
  removeAttribute = () => {}
  querySelectorAll = () => []
  cloneNode = () => new FakeElement()
  append = () => {}
  remove = () => layer.delete(this)
}
/** The layer of flights. */
const layer = new Set<FakeElement>()
let shown: FakeElement[]

describe('copies of pieces', () => {
  const CAT = 'row:p1:cat'
  const BEATS = [ROLL, moves({ kind: 'card-discarded', card: 'cat', from: CAT, to: 'discards' })]
  const note = () => notePieces(BEATS)

  beforeEach(() => {
    layer.clear()
    shown = [new FakeElement(CAT, 'cat'), new FakeElement(CAT, 'cat')] // in the row and in the queue
    vi.stubGlobal('CSS', { escape: String })
    vi.stubGlobal('HTMLElement', FakeElement)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('DOMRect', Object)
    vi.stubGlobal('document', {
      createElement: () => new FakeElement(),
      querySelector: (selector: string) =>
        selector === '[data-flights]'
          ? { append: (ghost: FakeElement) => layer.add(ghost) }
          : (shown.find(({ dataset }) => selector.includes(`"${dataset.at}"`)) ?? null),
      querySelectorAll: () => shown,
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('go with the beat that takes the piece away, wherever it was shown', () => {
    const pieces = note()
    shown = []
    const releases = holdPieces(pieces, BEATS)
    releases[0]?.forEach((release) => release())
    expect(layer.size).toBe(2)
    releases[1]?.forEach((release) => release())
    expect(layer.size).toBe(0)
  })

  it('go at once if the piece is still there, wherever it is shown', () => {
    const pieces = note()
    shown.pop()
    holdPieces(pieces, BEATS)
    expect(layer.size).toBe(0)
  })

  it('go when the beats are skipped, even before the table has changed', () => {
    const pieces = note()
    discardCopies()
    expect(layer.size).toBe(0)
    shown = []
    holdPieces(pieces, BEATS)
    expect(layer.size).toBe(0)
  })

  it('of what is destroyed are made once, and go even if its place is gone', () => {
    const blow = moves({ kind: 'gear-broken', at: CAT })
    const starts = measureStarts([...blow, ...blow])
    expect(layer.size).toBe(1)
    shown = []
    launch(hold(blow, starts), 0)
    expect(layer.size).toBe(0)
  })
})
