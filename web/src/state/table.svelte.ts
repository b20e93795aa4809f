/* The state of one table as the server sent it. */
import type {
  Beat,
  Because,
  Considered,
  Description,
  FromClient,
  FromServer,
  GameView,
  HintIdea,
  News,
  Prompt,
  Section,
  Summary,
  Threat,
} from '../wire'
import type { Commands, ShownTable } from '../play/table'
import { connection, type Answer, type Subscriber, type ClientRequest } from './connection.svelte'
import { Outbox } from './outbox.svelte'
import { shareEqual } from './structuralSharing'
import { store, load } from './storage'
import { hashOf, randomHex } from './hashes'

/** The most log lines kept. Games are far shorter, but chat has no limit. */
const KEPT = 4000

/** The changes of one message; `promote` applies them to the state. */
export interface Frame {
  news: News[]
  beats: Beat[]
  /** Whether it happened while this page was not connected: it is shown without animation. */
  isLate: boolean
  /** Whether it replaces everything that was shown before. */
  isWhole?: boolean
  /** Whether it results from a command of this page. */
  isOwn: boolean
  /** Whether your clock is running now: no animation may delay you. */
  isMyTime: boolean
  /** Who may win soon; undefined if unchanged. */
  threats?: Threat[] | undefined
  promote: () => void
}

/** Schedules frames. */
export interface Stage {
  admit(frame: Frame): void
  /** Adds a frame that was applied before there was a stage. */
  recall(frame: Frame): void
}

/** Beats in order; a beat that has grown replaces its earlier version. */
export function mergeBeats(beats: readonly Beat[], more: readonly Beat[]): Beat[] {
  const first = more[0]?.first ?? Infinity
  return [...beats.filter((beat) => beat.first < first), ...more]
}

/** What whole tables and news have in common. */
interface TableUpdate {
  news: News[]
  beats: Beat[]
  threats?: Threat[] | undefined
  summary?: Summary | undefined
}

type Listener = (news: News[], isLate: boolean) => void
/** A request to a table, without the id of the table. */
export type TableRequest = ClientRequest extends infer W
  ? W extends { table: string }
    ? Omit<W, 'table'>
    : never
  : never

export class TableState implements ShownTable, Commands, Subscriber {
  summary = $state.raw<Summary | null>(null)
  description = $state.raw<Description | null>(null)
  view = $state.raw<GameView | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  news = $state.raw<News[]>([])
  /** The beats of the news, and at least those since your last turn. */
  beats = $state.raw<Beat[]>([])
  /** The seat whose view is shown; null for a spectator. */
  seat = $state<number | null>(null)
  seats = $state.raw<number[]>([])
  /** The seats whose players are connected. */
  present = $state.raw<number[]>([])
  spectators = $state(0)
  readonly = $state('')
  /** The last refusal with its clause; the next news clears it. */
  refusal = $state.raw<{ said: string; clause: string } | null>(null)
  /** Why the table can't be opened; empty if it can. */
  lost = $state('')

  /** Whether earlier lines than the first one here can be fetched. */
  hasEarlier = $derived((this.news[0]?.number ?? 1) > 1 && this.news.length < KEPT)

  #number = 0
  #earlier: Promise<boolean> | undefined
  #requestedSeat: number | undefined
  #listeners = new Set<Listener>()
  #unsubscribe: (() => void) | undefined
  #isOpening = false
  readonly commands = this
  #stage: Stage | null = null
  /** The frames that were applied without a stage. */
  #unstaged: Frame[] = []
  #outbox = new Outbox()

  constructor(
    readonly id: string,
    private readonly invite = '',
  ) {}

  // ------------------------------------------------------------------ subscription

  subscribe(): () => void {
    this.#unsubscribe = connection.subscribe(this)
    return () => this.#unsubscribe?.()
  }

  watchMessage(): FromClient {
    const seat = this.#requestedSeat === undefined ? {} : { seat: this.#requestedSeat }
    const invite = this.invite && !this.summary ? { invite: this.invite } : {}
    return { type: 'watch', table: this.id, since: this.#number, ...seat, ...invite }
  }

  /** Shows the view of another of your seats. */
  switchSeat(seat: number): void {
    this.#requestedSeat = seat
    this.reload()
  }

  /** Requests the whole table again, such as after a change of language. */
  reload(): void {
    this.#number = 0
    connection.reload(this)
  }

  /** Subscribes to news; the listener is called when they are shown. */
  onNews(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends frames to a stage, such as a director, instead of applying them immediately. */
  showOn(stage: Stage): () => void {
    this.#stage = stage
    for (const frame of this.#unstaged) stage.recall(frame)
    this.#unstaged = []
    return () => (this.#stage = null)
  }

  handleMessage(message: FromServer): void {
    if (message.type === 'table') {
      const isWhole = message.description !== null
      if (!isWhole && message.seat !== this.seat) return this.reload() // news are numbered by seat
      const isLate = this.#number > 0 && !isWhole
      this.lost = ''
      this.seat = message.seat
      this.seats = message.seats
      this.readonly = message.readonly ?? ''
      if (isWhole) {
        this.description = message.description
        this.news = []
        this.beats = []
        this.#unstaged = []
      } else if (message.first > this.#number + 1) {
        this.news = [] // too much was missed; the log must have no gaps
        this.beats = []
      }
      this.#show(message, isLate, true, () => {
        this.summary = shareEqual(this.summary, message.summary)
        this.view = shareEqual(this.view, message.view)
        this.prompt = shareEqual(this.prompt, message.prompt)
      })
      this.#number = message.number
    } else if (message.type === 'news') {
      const first = message.news[0]?.number
      if (first !== undefined && first > this.#number + 1) {
        connection.reload(this)
        return
      }
      const news = message.news.filter((line) => line.number > this.#number)
      this.#number = message.number
      this.refusal = null
      this.#show({ ...message, news }, false, false, () => {
        if ('description' in message && message.description) {
          this.description = message.description
        }
        if (message.summary !== undefined) this.summary = shareEqual(this.summary, message.summary)
        if (message.view !== undefined) this.view = shareEqual(this.view, message.view)
        if (message.prompt !== undefined) this.prompt = shareEqual(this.prompt, message.prompt)
      })
    } else if (message.type === 'presence') {
      this.present = message.seats
      this.spectators = message.spectators
    } else if (message.type === 'refused') {
      if (message.error === 'too-fast') setTimeout(() => connection.reload(this), 1000)
      else if (!this.summary || message.error === 'was-removed') this.lost = message.said
      else this.refusal = { said: message.said, clause: message.clause ?? '' }
    }
    this.#openShare()
    this.#chooseSeat()
  }

  /** With several seats, stays at the current one unless another was requested. On a shared screen, no player
      may see the next player's hand. */
  #chooseSeat(): void {
    const mySeats = this.summary?.seats.filter((seat) => seat.is_yours) ?? []
    if (mySeats.length > 1 && this.#requestedSeat === undefined)
      this.switchSeat(this.seat ?? mySeats[0]?.seat ?? 0)
  }

  #show(message: TableUpdate, isLate: boolean, isWhole: boolean, apply: () => void): void {
    const { news: added, beats, threats } = message
    const promote = () => {
      apply()
      this.#outbox.markShown()
      const last = this.news.at(-1)?.number ?? 0 // two requests for the table may answer with the same lines
      const fresh = added.filter((news) => news.number > last)
      if (fresh.length) this.news = [...this.news, ...fresh].slice(-KEPT)
      this.beats = mergeBeats(this.beats, beats).slice(-KEPT)
      if (!fresh.length || (isWhole && !isLate)) return
      for (const listener of this.#listeners) listener(fresh, isLate)
    }
    const clock = message.summary?.clock
    const isMyTime = clock !== undefined && clock.kind !== 'none' && clock.running === this.seat
    const isOwn = this.#outbox.hasMove
    const frame = { news: added, beats, threats, isLate: isWhole, isOwn, isMyTime, promote }
    if (this.#stage) return this.#stage.admit({ ...frame, isWhole: isWhole && !isLate })
    promote()
    this.#unstaged.push(frame)
  }

  // ------------------------------------------------------------------ requests

  /** Sends a query or a command about this table and shows a refusal. */
  async ask(request: TableRequest): Promise<Answer> {
    const command = this.#outbox.send(request.type)
    this.refusal = null
    const answered = connection.ask({ ...request, table: this.id } as ClientRequest)
    // If the answer arrives before the press is painted, the busy state is never shown.
    void connection.paintFirst().then(() => this.#outbox.showBusy())
    const answer = await answered
    if (answer.type === 'refused') {
      this.refusal = { said: answer.said, clause: answer.clause ?? '' }
    }
    this.#outbox.close(command, answer.type === 'refused' ? 'refuse' : 'answer')
    return answer
  }

  get isBusy(): boolean {
    return this.#outbox.isBusy
  }
  get isSent(): boolean {
    return !this.#outbox.isEmpty
  }

  /** Performs actions as one step. */
  act(actions: string[]): Promise<Answer> {
    return this.ask({ type: 'act', seat: this.seat ?? 0, actions })
  }

  undo(): Promise<Answer> {
    return this.ask({ type: 'undo', seat: this.seat ?? 0 })
  }

  /** The result of some actions without performing them; null if unknown. */
  async consider(actions: string[]): Promise<Considered | null> {
    const answer = await connection.ask({
      type: 'consider',
      table: this.id,
      seat: this.seat ?? 0,
      actions,
    })
    return answer.type === 'considered' ? answer : null
  }

  /** What forbids an action or any use of an element; null if unknown. */
  async why(what: string): Promise<Because | null> {
    const answer = await connection.ask({
      type: 'why',
      table: this.id,
      seat: this.seat ?? 0,
      what,
    })
    return answer.type === 'because' ? answer : null
  }

  /** The choices that a bot prefers, best first; null after a refusal, which is shown. */
  async hint(): Promise<HintIdea[] | null> {
    const answer = await connection.ask({ type: 'hint', table: this.id, seat: this.seat ?? 0 })
    if (answer.type === 'refused') this.refusal = { said: answer.said, clause: '' }
    return answer.type === 'hinted' ? answer.ideas : null
  }

  /** The actions of the suggested move; empty if there is none. */
  async advise(): Promise<string[]> {
    const answer = await connection.ask({ type: 'advise', table: this.id, seat: this.seat ?? 0 })
    return answer.type === 'advised' ? answer.actions : []
  }

  /** The text view of the table. */
  async read(): Promise<Section[]> {
    const answer = await connection.ask({ type: 'read', table: this.id, seat: this.seat })
    return (answer as Answer & { sections?: Section[] }).sections ?? []
  }

  /** Fetches lines before the first one here. Returns whether there were any. */
  loadEarlier(): Promise<boolean> {
    this.#earlier ??= this.#loadEarlier().finally(() => (this.#earlier = undefined))
    return this.#earlier
  }

  async #loadEarlier(): Promise<boolean> {
    const { seat } = this
    const firstNumber = this.news[0]?.number
    if (!this.hasEarlier || firstNumber === undefined) return false
    const answer = await connection.ask({
      type: 'history',
      table: this.id,
      seat,
      before: firstNumber,
    })
    const isStillFirst = this.seat === seat && this.news[0]?.number === firstNumber
    if (answer.type !== 'past' || answer.seat !== seat || !isStillFirst) return false
    this.news = [...answer.news, ...this.news]
    this.beats = mergeBeats(answer.beats, this.beats)
    return answer.news.length > 0
  }

  // ------------------------------------------------------------------ start

  /** Marks you as ready and commits to your share of the dice. It is opened after all shares are sealed. */
  ready(): Promise<Answer> {
    const share = randomHex(32) // a share that was revealed before isn't secret
    store(`share:${this.id}`, share)
    store(`seal:${this.id}`, this.summary?.seal ?? null)
    return this.ask({ type: 'ready', commitment: hashOf(share) })
  }

  #openShare(): void {
    const mine = this.summary?.seats.find((seat) => seat.is_yours)
    const share = load(`share:${this.id}`)
    if (this.summary?.status !== 'gathering' || !this.summary.opening) return
    if (!mine?.commitment || mine.contribution || !share) return
    if (this.#isOpening) return
    this.#isOpening = true
    void this.ask({ type: 'open', contribution: share }).finally(() => (this.#isOpening = false))
  }
}
