/* The one connection to the server: it comes back by itself, and loses nothing on the way.

   Every command has a key. Until it is answered it is kept, and sent again on the next connection;
   the server does nothing twice for one key. */
import { address } from '../api'
import type { FromClient, FromServer } from '../wire'
import { BUILD } from './build'
import { CONNECTING, Heartbeat, HURRY } from './heartbeat'
import { paintPress } from './painting'
import { settings } from './settings.svelte'
import { lot } from './hashes'

export const PROTOCOL = 1
const PATIENCE = [300, 600, 1200, 2500, 5000] // milliseconds before the next try

export type Status = 'connecting' | 'open' | 'lost' | 'closing' | 'old' | 'unwanted'
type Keyed = Extract<FromClient, { key: string }>
export type Answer = Extract<FromServer, { key: string }> | { type: 'sheet'; key: string }

/** Omit that keeps the members of a union apart. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Wish = Without<Keyed, 'key'>

interface Pending {
  message: Keyed
  answer: (told: Answer) => void
}

/** Whoever follows a table. */
export interface Follower {
  readonly id: string
  /** What to send to get the table (again). */
  watch(): FromClient
  hear(message: FromServer): void
}

/** Whether the server has another page than this one by now. */
function isOld(build: string | undefined): boolean {
  return Boolean(BUILD && build && build !== BUILD)
}

class Connection {
  status = $state<Status>('connecting')
  /** When the next try is made, in milliseconds of Date.now(). */
  nextTry = $state(0)
  /** The sentence of a server that says goodbye. */
  farewell = $state('')

  #socket: WebSocket | null = null
  #serial = 0
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #heartbeat = new Heartbeat(() => this.#send({ type: 'ping' }), () => this.#abandon())
  #pending = new Map<string, Pending>()
  #followers = new Set<Follower>()
  #wait = 0
  /** What was told while a press was still to be painted; null: nothing waits. */
  #held: string[] | null = null
  #painted = Promise.resolve()

  /** Connect, and stay connected. */
  open(): void {
    clearTimeout(this.#timer)
    if (this.#socket || this.status === 'old') return
    const url = address('ws')
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event) => {
      this.#heartbeat.heard()
      if (this.#held) this.#held.push(String(event.data))
      else this.#hear(String(event.data))
    }
    socket.onclose = (event) => this.#closed(event.reason)
    this.#heartbeat.expect(CONNECTING)
  }

  /** Something happened that connections do not survive: see whether there still is one, or try now. */
  hurry(): void {
    this.#tries = 0
    if (!this.#socket) this.open()
    else if (this.#socket.readyState > WebSocket.OPEN) this.#abandon()
    else if (this.status === 'open') this.#heartbeat.probe()
    else this.#heartbeat.expect(HURRY)
  }

  /** Say in which language sentences shall come; tables are sent anew. */
  speak(): void {
    this.#send({ type: 'language', language: settings.language })
  }

  /** Ask or command something; resolves with the answer, however often we must reconnect. */
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, key: lot(12) } as Keyed
    return new Promise((answer) => {
      this.#pending.set(message.key, { message, answer })
      this.#send(message)
    })
  }

  /** Let a press be seen before anything that is told changes the page again; resolves when that, and
      whatever was told meanwhile, is done. */
  paintFirst(): Promise<void> {
    if (!this.#held) {
      this.#held = []
      this.#painted = new Promise((done) => paintPress(() => this.#goOn(done)))
    }
    return this.#painted
  }

  /** Hear what has waited: in its order, each in a task of its own, as it came. */
  #goOn(done: () => void): void {
    const text = this.#held?.shift()
    if (text !== undefined) {
      setTimeout(() => this.#goOn(done))
      return this.#hear(text)
    }
    this.#held = null
    done()
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower)
    this.#send(follower.watch())
    return () => {
      this.#followers.delete(follower)
      this.#send({ type: 'leave', table: follower.id })
    }
  }

  /** Get a table anew: after a gap, or from another seat. */
  again(follower: Follower): void {
    this.#send(follower.watch())
  }

  #send(message: FromClient): void {
    if (this.status === 'open') this.#socket?.send(JSON.stringify(message))
  }

  #opened(): void {
    this.#serial = 0
    this.#socket?.send(
      JSON.stringify({ type: 'hello', protocol: PROTOCOL, language: settings.language } satisfies FromClient),
    )
  }

  #welcomed(): void {
    this.status = 'open'
    this.farewell = ''
    this.#tries = 0
    this.#wait = 0
    for (const follower of this.#followers) this.#send(follower.watch())
    for (const { message } of this.#pending.values()) this.#send(message)
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer
    if (message.serial !== undefined) {
      if (message.serial !== this.#serial + 1) {
        for (const follower of this.#followers) this.#send(follower.watch())
      }
      this.#serial = message.serial
    }
    if (message.type === 'welcome') {
      if (message.protocol !== PROTOCOL || isOld(message.build)) this.status = 'old'
      else this.#welcomed()
    } else if (message.type === 'closing') {
      this.farewell = message.said
      this.#wait = message.seconds * 1000
    } else if ('key' in message && message.key) this.#answered(message)
    else if ('table' in message) {
      for (const follower of this.#followers) if (follower.id === message.table) follower.hear(message)
    } else if (message.type === 'refused') {
      for (const follower of this.#followers) follower.hear(message)
    }
  }

  #answered(message: Answer): void {
    const pending = this.#pending.get(message.key)
    this.#pending.delete(message.key)
    pending?.answer(message)
  }

  /** Give up a connection that is dead. Its close event may take minutes, so it is not waited for. */
  #abandon(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
    this.#closed('')
  }

  #closed(reason: string): void {
    this.#socket = null
    this.#heartbeat.stop()
    if (this.status === 'old') return
    if (reason === 'who-are-you') {
      this.status = 'unwanted'
      return
    }
    this.status = this.farewell ? 'closing' : 'lost'
    const patience = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] as number
    const wait = Math.max(this.#wait, patience * (0.75 + Math.random() / 2))
    this.#wait = 0
    this.nextTry = Date.now() + wait
    this.#timer = setTimeout(() => this.open(), wait)
  }
}

export const connection = new Connection()
// A part of this page is gone from the server: it has a newer one.
addEventListener('vite:preloadError', () => (connection.status = 'old'))
for (const event of ['online', 'offline']) addEventListener(event, () => connection.hurry())
addEventListener('pageshow', (event) => event.persisted && connection.hurry())
document.addEventListener('resume', () => connection.hurry()) // the browser had frozen the page
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.hurry()
})
