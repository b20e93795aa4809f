import { describe, expect, it } from 'vitest'
import { besideBeats, unheardBeats } from '../src/play/announcing'
import type { Beat, News } from '../src/wire'

const beat = (first: number, last: number, weight = 1): Beat => ({
  first,
  last,
  name: 'roll',
  weight,
  seat: 0,
  touches: [],
  changes: [],
  yours: false,
  said: `beat ${first}`,
})
const line = (of: News['of'], number: number, said = 'said'): News =>
  ({ of, number, ply: 1, time: 0, said, event: { kind: 'said' } }) as News

describe('what is read aloud besides the prompt', () => {
  const [old, narrated, mine, small] = [beat(1, 2), beat(3, 4), beat(5, 6), beat(7, 7, 0)]
  it('is each beat once, and not what the prompt narrates', () => {
    expect(unheardBeats([old, narrated, mine, small], 2, narrated)).toEqual([mine])
  })
  it('is a beat again that has grown', () => {
    expect(unheardBeats([beat(1, 3)], 2, null)).toHaveLength(1)
  })
  it('is chat, but no event of the game and nothing that a beat tells', () => {
    const chat = line('table', 8)
    expect(
      besideBeats([line('game', 5), line('table', 6), chat, line('table', 9, '')], [mine]),
    ).toEqual([chat])
  })
})
