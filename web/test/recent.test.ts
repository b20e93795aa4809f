import { describe, expect, it } from 'vitest'
import { cardsOf, causesOf, lastMoves, sinceMyTurn, summarize } from '../src/play/recent'
import type { Beat } from '../src/wire'

const beat = (name: Beat['name'], seat: number, more: Partial<Beat> = {}): Beat => ({
  first: 1,
  last: 1,
  name,
  weight: name === 'turn' ? 0 : 2,
  seat,
  touches: [],
  changes: [],
  yours: false,
  said: `${name} of ${seat}`,
  ...more,
})
/** Numbers from 0 to 1, the same for the same seed. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 2 ** 32
  return seed / 2 ** 32
}
const [hit, theft] = [
  beat('hit', 1, {
    yours: true,
    changes: [
      ['health:1', -4],
      ['tokens:slot:1', -2],
    ],
  }),
  beat('steal', 2, {
    yours: true,
    changes: [
      ['health:1', -1],
      ['souls:1', -1],
      ['souls:3', 1],
    ],
  }),
]
const gift = beat('collect', 0, { yours: true, changes: [['favor:1', 2]] }) // my card, in their turn

describe('since my last turn', () => {
  const round = [
    beat('turn', 0),
    beat('move', 0),
    beat('turn', 1),
    hit,
    beat('turn', 2),
    theft,
    gift,
  ]

  it('leaves out the deal: nobody did that', () => {
    const deal = beat('turn', 1, { yours: true, changes: [['hand:1', 3]] })
    const first = [deal, beat('turn', 1), hit]
    expect(sinceMyTurn(first, 0)).toEqual(first.slice(1))
    expect(summarize(first, 0).gains).toEqual([])
  })

  it('is all that others did after it, while they play', () => {
    expect(sinceMyTurn(round, 0).map((beat) => beat.name)).toEqual([
      'turn',
      'hit',
      'turn',
      'steal',
      'collect',
    ])
  })
  it('stays the same while I play', () => {
    const mine = [...round, beat('turn', 0), beat('roll', 0), beat('fire', 1)]
    expect(sinceMyTurn(mine, 0)).toEqual(sinceMyTurn(round, 0))
  })
  it('begins again with the next turn of others', () => {
    const next = [...round, beat('turn', 0), beat('turn', 1), gift]
    expect(sinceMyTurn(next, 0).map((beat) => beat.name)).toEqual(['turn', 'collect'])
  })
  it('is all that happened before my first turn', () => {
    expect(sinceMyTurn([beat('turn', 1), hit, beat('turn', 0)], 0)).toContain(hit)
  })
  it('holds nothing that I did where my last turn is not known', () => {
    const mine = beat('move', 0, { yours: true })
    expect(sinceMyTurn([mine, beat('roll', 0), beat('turn', 1), hit, gift], 0)).toEqual([
      expect.objectContaining({ name: 'turn' }),
      hit,
      gift,
    ])
    expect(sinceMyTurn([mine, hit], 0)).toEqual([hit])
  })
  it('names neither what came of nothing of mine, nor what others did to each other', () => {
    const idle = beat('fire', 0, { yours: true, weight: 1 })
    const fight = beat('hit', 1, { changes: [['health:3', -4]] })
    const { harm, announcements, gains } = summarize([beat('turn', 1), idle, fight], 0)
    expect([harm, announcements, gains]).toEqual([[], [], []])
  })
  it('names who or what caused it, and the cards that came', () => {
    const roll = { ...beat('roll', 1, { cause: 'Snick’s 7' }), first: 5 }
    const gained: Beat = {
      ...beat('move', 0, { yours: true, changes: [['cards:1', 1]], card: 'cat' }),
      first: 6,
      cards: [['cards:1', 'dog']],
    }
    const since = [{ ...beat('turn', 1), first: 4 }, roll, gained]
    const [change] = summarize(since, 0).gains
    expect(cardsOf(change!, 0)).toEqual(['dog'])
    expect(causesOf(change!.beats, since, 0)).toEqual([
      { seat: null, roll: 'Snick’s 7', card: 'cat' },
    ])
    const stolen = { ...theft, first: 7, card: 'antichrist' }
    expect(causesOf([stolen], since, 0)).toEqual([{ seat: 2, roll: '', card: 'antichrist' }])
    const [lost] = summarize([beat('turn', 1), theft], 0).harm
    expect(cardsOf(lost!, 0)).toEqual([])
  })
  it('sums up my counters, harm first, with what caused it', () => {
    const { harm, gains } = summarize(round, 0)
    expect(harm).toEqual([
      { counter: 'health', delta: -5, beats: [hit, theft] },
      { counter: 'souls', delta: -1, beats: [theft] },
    ])
    expect(gains.map((change) => [change.counter, change.delta])).toEqual([['favor', 2]])
  })
  it('names what everybody should know', () => {
    const prediction = beat('predict', 1, { weight: 3 })
    expect(summarize([beat('turn', 1), prediction, hit], 0).announcements).toEqual([prediction])
  })
  it('names what happened to me that no counter shows', () => {
    const worn = beat('wear', 1, { yours: true, changes: [['durability:gear:chest', -1]] })
    const fought = beat('hit', 1, { yours: true, changes: [['tokens:1', -1]] })
    const healed = beat('heal', 2, { yours: true, changes: [['health:1', 5]] })
    const all = [...round, worn, fought, healed]
    const { announcements } = summarize(all, 0, (counter) => counter !== 'tokens')
    expect(announcements).toEqual([worn, fought])
  })
  it('names the harm first where a gain made up for it', () => {
    const lucky = beat('collect', 0, { yours: true, changes: [['souls:1', 1]] })
    const { harm, gains, announcements } = summarize([beat('turn', 1), lucky, theft, gift], 0)
    expect(harm.map(({ counter }) => counter)).toEqual(['souls', 'health'])
    expect(harm[0]).toEqual({
      counter: 'souls',
      delta: -1,
      beats: [theft],
      regained: { counter: 'souls', delta: 1, beats: [lucky] },
    })
    expect(gains.map(({ counter }) => counter)).toEqual(['favor'])
    expect(announcements).toEqual([])
  })
  it('begins with the harm that came of my last choice', () => {
    const price = beat('pay', 0, { changes: [['favor:1', -1]], chosen: true, yours: true })
    const vase = beat('fire', 0, { changes: [['favor:1', -2]], yours: true, fires: true })
    const quiet = beat('pay', 0, { changes: [['favor:1', -1]], yours: true, weight: 0 })
    const luck = beat('collect', 0, { changes: [['favor:1', 1]], yours: true })
    const mine = [beat('turn', 0), vase, price, luck, vase, quiet]
    for (const later of [[], [beat('turn', 1), hit], [beat('turn', 1), hit, beat('turn', 0)]]) {
      const expected = later.length ? [{ counter: 'favor', delta: -2, beats: [vase] }] : []
      const { harm } = summarize([...mine, ...later], 0)
      expect(harm.filter(({ counter }) => counter === 'favor')).toEqual(expected)
    }
  })
  it('reports every beat about me, for any sums', () => {
    const { harm, announcements, gains } = summarize(round, 0)
    const reported = new Set([
      ...announcements,
      ...[...harm, ...gains].flatMap(({ beats }) => beats),
    ])
    expect(round.filter((beat) => beat.yours && !reported.has(beat))).toEqual([])
  })
  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'is complete, and adds up, in random round %i',
    (seed) => {
      const random = randomFrom(seed)
      const beats = Array.from({ length: 30 }, () => {
        const of = Math.floor(random() * 3)
        if (random() < 0.2) return beat('turn', of)
        const names = ['health:1', 'souls:1', 'souls:2', 'deck', 'durability:gear:chest']
        const changes = names
          .filter(() => random() < 0.4)
          .map((name): [string, number] => [name, Math.floor(random() * 7) - 3 || 1])
        const isMine = changes.some(([name]) => name.endsWith(':1'))
        const weight = Math.floor(random() * 4)
        return beat('hit', of, { changes, weight, yours: isMine || random() < 0.3 })
      })
      const since = sinceMyTurn(beats, 0)
      const { harm, announcements, gains } = summarize(beats, 0)
      for (const counter of ['health', 'souls']) {
        const all = since.flatMap((one) => one.changes).filter(([name]) => name === `${counter}:1`)
        const sum = all.reduce((before, [, delta]) => before + delta, 0)
        const rows = [...harm, ...gains].filter((row) => row.counter === counter)
        const shown = rows.map(({ delta, regained }) => delta + (regained?.delta ?? 0))
        expect(shown).toEqual(all.length ? [sum] : [])
        const isHarmed = all.some(([, delta]) => delta < 0)
        expect(harm.some((row) => row.counter === counter)).toBe(isHarmed)
      }
      const rows = [...harm, ...harm.flatMap(({ regained }) => regained ?? []), ...gains]
      const held = new Set([...announcements, ...rows.flatMap((row) => row.beats)])
      const isOwnAct = ({ seat, changes }: Beat) => seat === 0 && !changes.length
      const mine = since.filter(
        (one) => one.yours && one.weight > 0 && one.name !== 'turn' && !isOwnAct(one),
      )
      expect(mine.filter((one) => !held.has(one))).toEqual([])
    },
  )
})

describe('last moves', () => {
  it('are what each other seat touched in its last turn', () => {
    const marks = lastMoves(
      [
        beat('turn', 1),
        beat('move', 1, { touches: ['old'] }),
        beat('turn', 1),
        beat('move', 1, { touches: ['a'] }),
        beat('turn', 2),
        beat('move', 2, { touches: ['a', 'b'] }),
        beat('move', 0, { touches: ['mine'] }),
        beat('draw', 2, { touches: ['deck'], weight: 0 }),
      ],
      0,
    )
    expect([...marks]).toEqual([
      ['a', { seat: 2, isNew: true }],
      ['b', { seat: 2, isNew: true }],
    ])
  })

  it('are gone from what one has touched since, such as dice that one rolled again', () => {
    const marks = lastMoves(
      [
        beat('turn', 1),
        beat('pay', 1, { touches: ['die:b1', 'slot:2'] }),
        beat('turn', 0),
        beat('roll', 0, { touches: ['die:b1', 'die:b2'] }),
      ],
      0,
    )
    expect([...marks.keys()]).toEqual(['slot:2'])
  })
})
