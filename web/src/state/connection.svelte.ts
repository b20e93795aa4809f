/* The WebSocket to the server. It reconnects by itself and loses no command.

   Every command has an idempotency key. Until it is answered it is kept and sent again after a
      reconnect; the server applies a key only once. */
import { address, api, ApiError } from '../api'
import type { FromClient, FromServer } from '../wire'
import { BUILD } from './build'
import { CONNECTING, Heartbeat, HURRY } from './heartbeat'
import { paintPress } from './painting'
import { settings } from './settings.svelte'
import { randomHex } from './hashes'

export const PROTOCOL = 1
const BACKOFF = [300, 600, 1200, 2500, 5000] // milliseconds before the next try

export type Status = 'connecting' | 'open' | 'lost' | 'closing' | 'old' | 'unwanted' | 'refused'
type Keyed = Extract<FromClient, { key: string }>
export type Answer = Extract<FromServer, { key: string }> | { type: 'sheet'; key: string }

/** Omit that keeps the members of a union apart. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type ClientRequest = Without<Keyed, 'key'>

interface Pending {
  message: Keyed
  answer: (message: Answer) => void
}

/** A subscriber to the messages of one table. */
export interface Subscriber {
  readonly id: string
  /** The message that subscribes to the table and requests all of it. */
  watchMessage(): FromClient
  handleMessage(message: FromServer): void
}

/** The lists of tables that have changed. */
export type Lists = Extract<FromServer, { type: 'tables' }>

/** Whether the server has a newer build than this page. */
function isOld(build: string | undefined): boolean {
  return Boolean(BUILD && build && build !== BUILD)
}

class Connection {
  status = $state<Status>('connecting')
  /** The time of the next attempt to connect, as from Date.now(). */
  nextTry = $state(0)
  /** The message of a server that shuts down. */
  closingMessage = $state('')
  /** Why the server accepts no connection from this address, if the status is `refused`. */
  refusal = $state('')

  #socket: WebSocket | null = null
  #serial = 0
  #attempts = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #heartbeat = new Heartbeat(
    () => this.#sendPing(),
    () => this.#drop(),
  )
  #pending = new Map<string, Pending>()
  #subscribers = new Set<Subscriber>()
  /** Who shows the lists of tables, if anybody does. */
  #showLists: ((lists: Lists) => void) | null = null
  #retryDelay = 0
  /** Messages received before a press was painted, in order; null if none are held back. */
  #heldBack: string[] | null = null
  #painted = Promise.resolve()

  /** Connects, and reconnects whenever the connection is lost. */
  open(): void {
    clearTimeout(this.#retryTimer)
    if (this.#socket || this.status === 'old') return
    const url = address('ws')
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onopen = () => this.#sendHello()
    socket.onmessage = (event) => {
      this.#heartbeat.received()
      if (this.#heldBack) this.#heldBack.push(String(event.data))
      else this.#handleText(String(event.data))
    }
    socket.onclose = (event) => {
      if (this.status === 'connecting') void this.#checkOrigin()
      this.#handleClose(event.reason)
    }
    this.#heartbeat.expect(CONNECTING)
  }

  /** A browser hides why a first connection was refused; a request that changes nothing shows it. */
  async #checkOrigin(): Promise<void> {
    const problem: unknown = await api.changeMe({}).catch((error: unknown) => error)
    if (!(problem instanceof ApiError) || problem.refusal.error !== 'foreign-origin') return
    clearTimeout(this.#retryTimer)
    this.status = 'refused'
    this.refusal = problem.message
  }

  /** Checks the connection after an event that may have cut it, or reconnects without waiting. */
  checkNow(): void {
    this.#attempts = 0
    if (!this.#socket) this.open()
    else if (this.#socket.readyState > WebSocket.OPEN) this.#drop()
    else if (this.status === 'open') this.#heartbeat.probe()
    else this.#heartbeat.expect(HURRY)
  }

  /** Informs the server that the page is hidden, so that it notifies you in another way. */
  sendHidden(): void {
    this.#sendPing()
  }

  /** Sends the language of the settings; the server then sends all tables again. */
  sendLanguage(): void {
    this.#send({ type: 'language', language: settings.language })
  }

  /** Sends a query or a command. Resolves with the answer, even after several reconnects. */
  ask(request: ClientRequest): Promise<Answer> {
    const message = { ...request, key: randomHex(12) } as Keyed
    return new Promise((answer) => {
      this.#pending.set(message.key, { message, answer })
      this.#send(message)
    })
  }

  /** Holds messages back until a press is painted. Resolves once those messages are handled. */
  paintFirst(): Promise<void> {
    if (!this.#heldBack) {
      this.#heldBack = []
      this.#painted = new Promise((done) => paintPress(() => this.#releaseNext(done)))
    }
    return this.#painted
  }

  /** Handles the messages held back, in order and each in its own task. */
  #releaseNext(done: () => void): void {
    const text = this.#heldBack?.shift()
    if (text !== undefined) {
      setTimeout(() => this.#releaseNext(done))
      return this.#handleText(text)
    }
    this.#heldBack = null
    done()
  }

  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber)
    this.#send(subscriber.watchMessage())
    return () => {
      this.#subscribers.delete(subscriber)
      this.#send({ type: 'leave', table: subscriber.id })
    }
  }

  /** Follows the lists of tables: `show` gets both, then each that changes. */
  followLists(show: (lists: Lists) => void): () => void {
    this.#showLists = show
    this.#send({ type: 'follow' })
    return () => {
      if (this.#showLists !== show) return
      this.#showLists = null
      this.#send({ type: 'follow', on: false })
    }
  }

  /** Requests the whole table again: after a gap in its news, or for another seat. */
  reload(subscriber: Subscriber): void {
    this.#send(subscriber.watchMessage())
  }

  #send(message: FromClient): void {
    if (this.status === 'open') this.#socket?.send(JSON.stringify(message))
  }

  #sendPing(): void {
    this.#send({ type: 'ping', hidden: document.visibilityState !== 'visible' })
  }

  #sendHello(): void {
    this.#serial = 0
    this.#socket?.send(
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        language: settings.language,
      } satisfies FromClient),
    )
  }

  #handleWelcome(): void {
    this.status = 'open'
    this.closingMessage = ''
    this.#attempts = 0
    this.#retryDelay = 0
    this.#requestAll()
    for (const { message } of this.#pending.values()) this.#send(message)
  }

  /** Requests everything that is followed: on a new connection, or after a gap. */
  #requestAll(): void {
    for (const subscriber of this.#subscribers) this.#send(subscriber.watchMessage())
    if (this.#showLists) this.#send({ type: 'follow' })
  }

  #handleText(text: string): void {
    const message = JSON.parse(text) as FromServer
    if (message.serial !== undefined) {
      if (message.serial !== this.#serial + 1) this.#requestAll()
      this.#serial = message.serial
    }
    if (message.type === 'welcome') {
      if (message.protocol !== PROTOCOL || isOld(message.build)) this.status = 'old'
      else this.#handleWelcome()
    } else if (message.type === 'closing') {
      this.closingMessage = message.said
      this.#retryDelay = message.seconds * 1000
    } else if (message.type === 'tables') this.#showLists?.(message)
    else if ('key' in message && message.key) this.#handleAnswer(message)
    else if ('table' in message) {
      for (const subscriber of this.#subscribers)
        if (subscriber.id === message.table) subscriber.handleMessage(message)
    } else if (message.type === 'refused') {
      for (const subscriber of this.#subscribers) subscriber.handleMessage(message)
    }
  }

  #handleAnswer(message: Answer): void {
    const pending = this.#pending.get(message.key)
    this.#pending.delete(message.key)
    pending?.answer(message)
  }

  /** Drops a dead connection without waiting for its close event, which may take minutes. */
  #drop(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    // Browsers log an error if a socket is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
    this.#handleClose('')
  }

  #handleClose(reason: string): void {
    this.#socket = null
    this.#heartbeat.stop()
    if (this.status === 'old') return
    if (reason === 'who-are-you') {
      this.status = 'unwanted'
      return
    }
    this.status = this.closingMessage ? 'closing' : 'lost'
    const backoff = BACKOFF[Math.min(this.#attempts++, BACKOFF.length - 1)] as number
    const wait = Math.max(this.#retryDelay, backoff * (0.75 + Math.random() / 2))
    this.#retryDelay = 0
    this.nextTry = Date.now() + wait
    this.#retryTimer = setTimeout(() => this.open(), wait)
  }
}

export const connection = new Connection()
// The server no longer has a chunk of this page, so it has a newer build.
addEventListener('vite:preloadError', () => (connection.status = 'old'))
for (const event of ['online', 'offline']) addEventListener(event, () => connection.checkNow())
addEventListener('pageshow', (event) => event.persisted && connection.checkNow())
document.addEventListener('resume', () => connection.checkNow()) // after the browser froze the page
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.checkNow()
  else connection.sendHidden()
})
