import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Beat, FromServer, News } from '../src/wire'

const requests: { type: string; before?: number; seat?: number | null }[] = []
let answer: unknown = { type: 'refused', said: '' }
vi.mock('../src/state/connection.svelte', () => ({
  connection: {
    reload: (subscriber: { watchMessage: () => { type: string } }) =>
      requests.push(subscriber.watchMessage()),
    ask: async (request: { type: string }) => {
      requests.push(request)
      return answer
    },
  },
}))
const { TableState } = await import('../src/state/table.svelte')

const news = (first: number, last: number): News[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({
    number: first + i,
    of: 'game',
    ply: i,
    time: 0,
    event: { kind: 'said' },
    said: 'so',
  }))
const shown = (first: number, last: number, isWhole: boolean) =>
  ({
    type: 'table',
    table: 't',
    seat: 0,
    seats: [0],
    number: last,
    first,
    news: news(first, last),
    summary: { seats: [] },
    description: isWhole ? {} : null,
    view: null,
    prompt: null,
    beats: [],
  }) as unknown as FromServer
const numbers = (table: { news: News[] }) => table.news.map((line) => line.number)

describe('the lines of a table', () => {
  let table: InstanceType<typeof TableState>
  beforeEach(() => {
    requests.length = 0
    table = new TableState('t')
  })

  it('begin where the server begins, and the earlier ones come on demand', async () => {
    table.handleMessage(shown(301, 500, true))
    expect(table.hasEarlier).toBe(true)
    answer = { type: 'past', key: 'k', table: 't', seat: 0, news: news(101, 300), beats: [] }
    expect(await table.loadEarlier()).toBe(true)
    expect(requests).toEqual([{ type: 'history', table: 't', seat: 0, before: 301 }])
    expect(numbers(table)).toEqual(numbers({ news: news(101, 500) }))
    answer = { type: 'past', key: 'k', table: 't', seat: 0, news: news(1, 100), beats: [] }
    await table.loadEarlier()
    expect(table.hasEarlier).toBe(false)
    expect(await table.loadEarlier()).toBe(false)
  })

  it('have no gap when too much was missed', () => {
    table.handleMessage(shown(1, 20, true))
    table.handleMessage(shown(301, 500, false))
    expect(numbers(table)).toEqual(numbers({ news: news(301, 500) }))
    expect(table.hasEarlier).toBe(true)
  })

  it('go on where they ended when little was missed', () => {
    table.handleMessage(shown(1, 20, true))
    table.handleMessage(shown(21, 30, false))
    expect(numbers(table)).toEqual(numbers({ news: news(1, 30) }))
  })

  it('are requested again when news skip some', () => {
    table.handleMessage(shown(1, 20, true))
    table.handleMessage({
      type: 'news',
      table: 't',
      number: 500,
      beats: [],
      news: news(301, 500),
    } as unknown as FromServer)
    expect(requests).toMatchObject([{ type: 'watch', since: 20 }])
  })

  it('are not mixed with those of another seat', async () => {
    table.handleMessage(shown(301, 500, true))
    answer = { type: 'past', key: 'k', table: 't', seat: 1, news: news(101, 300), beats: [] }
    expect(await table.loadEarlier()).toBe(false)
    expect(table.news[0]?.number).toBe(301)
  })

  it('are not kept without end', () => {
    table.handleMessage(shown(1, 20, true))
    for (let at = 21; at < 9000; at += 100) {
      table.handleMessage({
        type: 'news',
        table: 't',
        number: at + 99,
        beats: [],
        news: news(at, at + 99),
      } as unknown as FromServer)
    }
    expect(table.news.length).toBeLessThanOrEqual(4000)
    expect(table.news.at(-1)?.number).toBe(9020)
  })
})

describe('the beats of a table', () => {
  const beat = (first: number, said = ''): Beat => ({
    first,
    last: first,
    name: 'move',
    weight: 1,
    seat: 1,
    touches: [],
    changes: [],
    yours: false,
    said,
  })

  it('that came with the whole table reach the component that shows them later', () => {
    const table = new TableState('t')
    table.handleMessage({ ...shown(1, 3, true), beats: [beat(1), beat(2)] } as FromServer)
    const recalled: number[] = []
    table.showOn({
      admit: () => {},
      recall: ({ beats, isLate }) => {
        expect(isLate).toBe(true)
        recalled.push(...beats.map(({ first }) => first))
      },
    })
    expect(recalled).toEqual([1, 2])
    expect(table.beats).toHaveLength(2)
  })
  it('are kept in order, the later version of one that has grown', async () => {
    const table = new TableState('t')
    table.handleMessage({ ...shown(5, 6, true), beats: [beat(5), beat(6, 'short')] } as FromServer)
    const grown = { type: 'news', table: 't', number: 6, news: [], beats: [beat(6, 'long')] }
    table.handleMessage(grown as unknown as FromServer)
    answer = { type: 'past', key: 'k', table: 't', seat: 0, news: news(1, 4), beats: [beat(1)] }
    await table.loadEarlier()
    expect(table.beats.map(({ first, said }) => [first, said])).toEqual([
      [1, ''],
      [5, ''],
      [6, 'long'],
    ])
  })
})
