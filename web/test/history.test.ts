import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer, News } from '../src/wire'

const asked: { type: string; before?: number; seat?: number | null }[] = []
let answer: unknown = { type: 'refused', said: '' }
vi.mock('../src/state/connection.svelte', () => ({
  connection: {
    again: (follower: { watch: () => { type: string } }) => asked.push(follower.watch()),
    ask: async (wish: { type: string }) => {
      asked.push(wish)
      return answer
    },
  },
}))
const { TableState } = await import('../src/state/table.svelte')

const news = (first: number, last: number): News[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ number: first + i, of: 'game', ply: i, time: 0, event: { kind: 'said' }, said: 'so' }))
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
  }) as unknown as FromServer
const numbers = (table: { news: News[] }) => table.news.map((one) => one.number)

describe('the lines of a table', () => {
  let table: InstanceType<typeof TableState>
  beforeEach(() => {
    asked.length = 0
    table = new TableState('t')
  })

  it('begin where the server begins, and the earlier ones come on demand', async () => {
    table.hear(shown(301, 500, true))
    expect(table.hasEarlier).toBe(true)
    answer = { type: 'past', key: 'k', table: 't', seat: 0, news: news(101, 300) }
    expect(await table.loadEarlier()).toBe(true)
    expect(asked).toEqual([{ type: 'history', table: 't', seat: 0, before: 301 }])
    expect(numbers(table)).toEqual(numbers({ news: news(101, 500) }))
    answer = { type: 'past', key: 'k', table: 't', seat: 0, news: news(1, 100) }
    await table.loadEarlier()
    expect(table.hasEarlier).toBe(false)
    expect(await table.loadEarlier()).toBe(false)
  })

  it('have no gap when too much was missed', () => {
    table.hear(shown(1, 20, true))
    table.hear(shown(301, 500, false))
    expect(numbers(table)).toEqual(numbers({ news: news(301, 500) }))
    expect(table.hasEarlier).toBe(true)
  })

  it('go on where they ended when little was missed', () => {
    table.hear(shown(1, 20, true))
    table.hear(shown(21, 30, false))
    expect(numbers(table)).toEqual(numbers({ news: news(1, 30) }))
  })

  it('are asked for again when news skip some', () => {
    table.hear(shown(1, 20, true))
    table.hear({ type: 'news', table: 't', number: 500, news: news(301, 500) } as unknown as FromServer)
    expect(asked).toMatchObject([{ type: 'watch', since: 20 }])
  })

  it('are not mixed with those of another seat', async () => {
    table.hear(shown(301, 500, true))
    answer = { type: 'past', key: 'k', table: 't', seat: 1, news: news(101, 300) }
    expect(await table.loadEarlier()).toBe(false)
    expect(table.news[0]?.number).toBe(301)
  })

  it('are not kept without end', () => {
    table.hear(shown(1, 20, true))
    for (let at = 21; at < 9000; at += 100) {
      table.hear({ type: 'news', table: 't', number: at + 99, news: news(at, at + 99) } as unknown as FromServer)
    }
    expect(table.news.length).toBeLessThanOrEqual(4000)
    expect(table.news.at(-1)?.number).toBe(9020)
  })
})
