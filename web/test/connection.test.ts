import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const listeners = new Map<string, ((event: object) => void)[]>()
const listen = (name: string, listener: (event: object) => void) =>
  listeners.set(name, [...(listeners.get(name) ?? []), listener])
const happen = (name: string, event = {}) =>
  listeners.get(name)?.forEach((listener) => listener(event))

/** A socket whose other end is this test. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  readyState = 0
  sent: { type: string; key?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { reason: string }) => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  /** The close event does not come as long as the other end does not answer. */
  close(): void {
    this.readyState = 2
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.()
    this.tell({ type: 'welcome', protocol: 1 })
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  count(type: string): number {
    return this.sent.filter((message) => message.type === type).length
  }
}

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('addEventListener', listen)
vi.stubGlobal('document', {
  baseURI: 'http://localhost/',
  visibilityState: 'visible',
  addEventListener: listen,
  querySelector: () => null,
})
const setVisibility = (state: string) => {
  Object.assign(document, { visibilityState: state })
  happen('visibilitychange')
}
vi.stubGlobal('WebSocket', FakeSocket)
const { connection } = await import('../src/state/connection.svelte')

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

describe('a connection', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    connection.open()
    FakeSocket.last.accept()
  })
  afterEach(() => {
    FakeSocket.last.onclose?.({ reason: '' })
    vi.clearAllTimers()
    vi.useRealTimers()
  })

  it('that answers pings stays open', () => {
    const socket = FakeSocket.last
    for (let i = 0; i < 20; i++) {
      seconds(5)
      expect(socket.count('ping')).toBe(i + 1)
      seconds(4)
      socket.tell({ type: 'pong' })
    }
    expect(connection.status).toBe('open')
    expect(FakeSocket.last).toBe(socket)
  })

  it('follows the lists of tables again on a new connection, until nobody shows them', () => {
    const shown: object[] = []
    const stop = connection.followLists((lists) => shown.push(lists))
    const first = FakeSocket.last
    expect(first.count('follow')).toBe(1)
    first.tell({ type: 'tables', serial: 1, open: [] })
    seconds(15)
    seconds(2)
    FakeSocket.last.accept()
    expect(FakeSocket.last).not.toBe(first)
    expect(FakeSocket.last.count('follow')).toBe(1)
    FakeSocket.last.tell({ type: 'tables', serial: 1, open: [] })
    expect(shown).toHaveLength(2)
    stop()
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'follow', on: false })
    FakeSocket.last.tell({ type: 'tables', serial: 2, open: [] })
    expect(shown).toHaveLength(2)
  })

  it('that dies without a close event is replaced within 15 seconds', () => {
    const dead = FakeSocket.last
    seconds(15)
    expect(connection.status).toBe('lost')
    seconds(1)
    expect(FakeSocket.last).not.toBe(dead)
    FakeSocket.last.accept()
    expect(connection.status).toBe('open')
  })

  it('sends commands that were not answered again, with the same key', async () => {
    const answer = connection.ask({ type: 'unready', table: 'oak' })
    const [first] = FakeSocket.last.sent.filter((message) => message.type === 'unready')
    seconds(16)
    FakeSocket.last.accept()
    expect(FakeSocket.last.sent.filter((message) => message.type === 'unready')).toEqual([first])
    FakeSocket.last.tell({ type: 'done', key: first!.key })
    expect(await answer).toMatchObject({ key: first!.key })
  })

  it.each([
    ['online', {}],
    ['offline', {}],
    ['pageshow', { persisted: true }],
    ['resume', {}],
    ['visibilitychange', {}],
  ])('is asked at once on %s, and then has 2 seconds', (name, event) => {
    const dead = FakeSocket.last
    seconds(1)
    happen(name, event)
    expect(dead.count('ping')).toBe(1)
    seconds(2)
    expect(connection.status).toBe('lost')
    seconds(1)
    expect(FakeSocket.last).not.toBe(dead)
  })

  it('tells whether the page is in the background', () => {
    setVisibility('hidden')
    seconds(5)
    FakeSocket.last.tell({ type: 'pong' })
    setVisibility('visible')
    const pings = FakeSocket.last.sent.filter((message) => message.type === 'ping')
    expect(pings).toEqual([true, true, false].map((hidden) => ({ type: 'ping', hidden })))
  })

  it('that is asked on waking up and answers stays', () => {
    const socket = FakeSocket.last
    happen('online')
    socket.tell({ type: 'pong' })
    seconds(4)
    expect(connection.status).toBe('open')
    expect(FakeSocket.last).toBe(socket)
  })

  it('is not given up because timers were late: the answer may wait to be read', () => {
    const socket = FakeSocket.last
    seconds(5)
    vi.setSystemTime(Date.now() + 60_000) // the page slept
    seconds(9)
    expect(connection.status).toBe('open')
    expect(socket.count('ping')).toBe(2)
    socket.tell({ type: 'pong' })
    seconds(4)
    expect(FakeSocket.last).toBe(socket)
  })

  it('that cannot be made is tried again, and sooner when the network is back', () => {
    seconds(16)
    const hanging = FakeSocket.last
    seconds(9)
    expect(FakeSocket.last).not.toBe(hanging)
    const second = FakeSocket.last
    happen('online')
    seconds(3)
    expect(FakeSocket.last).not.toBe(second)
  })
})
