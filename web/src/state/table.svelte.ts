/* One table, as this browser may know it. It only keeps what the server says. */
import { tick } from 'svelte'
import type {
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
} from './types'
import { connection, type Answer, type Follower, type Wish } from './connection.svelte'
import { shared } from './sharing'
import { keep, recall } from './keep'
import { hashOf, lot } from './hashes'

/** Lines that are kept: games are far shorter, but nothing at a table has an end. */
const KEPT = 4000

type Told = { news: News[]; isLate: boolean }
type Listener = (told: Told) => { after: () => void } | void
/** What is wished of a table, without saying which table. */
type TableWish = Wish extends infer W ? (W extends { table: string } ? Omit<W, 'table'> : never) : never

export class TableState implements Follower {
  summary = $state.raw<Summary | null>(null)
  description = $state.raw<Description | null>(null)
  view = $state.raw<GameView | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  news = $state.raw<News[]>([])
  /** The seat from which one looks; null: a spectator. */
  seat = $state<number | null>(null)
  seats = $state.raw<number[]>([])
  /** Whose people are connected. */
  present = $state.raw<number[]>([])
  spectators = $state(0)
  readonly = $state('')
  /** The last refusal, as a sentence with its clause; it goes with the next thing that happens. */
  refusal = $state.raw<{ said: string; clause: string } | null>(null)
  /** Whether the table cannot be had at all, and why. */
  lost = $state('')
  /** How many commands are on their way, as far as it is shown: from the frame after the press on. */
  busy = $state(0)

  /** Whether lines from before the first one that is kept can be had. */
  hasEarlier = $derived((this.news[0]?.number ?? 1) > 1 && this.news.length < KEPT)

  #number = 0
  #earlier: Promise<boolean> | undefined
  #wished: number | undefined
  #listeners = new Set<Listener>()
  #unfollow: (() => void) | undefined
  #isOpening = false
  /** How often the table was shown anew. */
  #shown = 0
  /** What is on its way, and of that, what is done but not shown yet. */
  #asked = new Set<object>()
  #unshown: object[] = []

  constructor(
    readonly id: string,
    private readonly invite = '',
  ) {}

  // ------------------------------------------------------------------ following

  follow(): () => void {
    this.#unfollow = connection.follow(this)
    return () => this.#unfollow?.()
  }

  watch(): FromClient {
    const seat = this.#wished === undefined ? {} : { seat: this.#wished }
    const invite = this.invite && !this.summary ? { invite: this.invite } : {}
    return { type: 'watch', table: this.id, since: this.#number, ...seat, ...invite }
  }

  /** Look from another seat of one's own. */
  lookFrom(seat: number): void {
    this.#wished = seat
    this.reload()
  }

  /** Get everything anew, as after another language was chosen. */
  reload(): void {
    this.#number = 0
    connection.again(this)
  }

  /** Be told what happens, before it is shown; what is answered is called after it was shown. */
  onNews(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hear(message: FromServer): void {
    if (message.type === 'table') {
      const isWhole = message.description !== null
      if (!isWhole && message.seat !== this.seat) return this.reload() // news are numbered by seat
      const isLate = this.#number > 0 && !isWhole
      this.lost = ''
      this.seat = message.seat
      this.seats = message.seats
      this.readonly = message.readonly ?? ''
      if (isWhole) {
        this.description = message.description as unknown as Description
        this.news = []
      } else if (message.first > this.#number + 1) this.news = [] // too much was missed: lines are kept without gaps
      this.#show(message.news, isLate ? message.news : [], true, () => {
        this.summary = shared(this.summary, message.summary)
        this.view = shared(this.view, message.view as unknown as GameView | null)
        this.prompt = shared(this.prompt, message.prompt)
      })
      this.#number = message.number
    } else if (message.type === 'news') {
      const first = message.news[0]?.number
      if (first !== undefined && first > this.#number + 1) {
        connection.again(this)
        return
      }
      const fresh = message.news.filter((one) => one.number > this.#number)
      this.#number = message.number
      this.refusal = null
      this.#show(fresh, fresh, false, () => {
        if ('description' in message && message.description) {
          this.description = message.description as unknown as Description
        }
        if (message.summary !== undefined) this.summary = shared(this.summary, message.summary)
        if (message.view !== undefined) this.view = shared(this.view, message.view as unknown as GameView | null)
        if (message.prompt !== undefined) this.prompt = shared(this.prompt, message.prompt)
      })
    } else if (message.type === 'presence') {
      this.present = message.seats
      this.spectators = message.spectators
    } else if (message.type === 'refused') {
      if (message.error === 'too-fast') setTimeout(() => connection.again(this), 1000)
      else if (!this.summary) this.lost = message.said
      else this.refusal = { said: message.said, clause: message.clause ?? '' }
    }
    this.#openShare()
    this.#staySeated()
  }

  /** Who has several seats is shown the one that decides, unless they say which one they want;
      and at one screen nobody may see the hand of the next. */
  #staySeated(): void {
    const own = this.summary?.seats.filter((one) => one.is_yours) ?? []
    if (own.length > 1 && this.#wished === undefined) this.lookFrom(this.seat ?? own[0]?.seat ?? 0)
  }

  #show(added: News[], moving: News[], isLate: boolean, set: () => void): void {
    const afters = moving.length
      ? [...this.#listeners].map((listener) => listener({ news: moving, isLate }))
      : []
    set()
    this.#shown++
    for (const one of this.#unshown.splice(0)) this.#over(one)
    const last = this.news.at(-1)?.number ?? 0 // what was asked for twice comes twice
    const fresh = added.filter((one) => one.number > last)
    if (fresh.length) this.news = [...this.news, ...fresh].slice(-KEPT)
    // As soon as it is drawn, and before a frame or the pointer can find things at their new places.
    if (!afters.length) return
    void tick().then(() => {
      for (const one of afters) one?.after()
    })
  }

  // ------------------------------------------------------------------ asking

  /** Ask something, or command it; a refusal is shown. */
  async ask(wish: TableWish): Promise<Answer> {
    const shown = this.#shown
    const asked = {}
    this.refusal = null
    this.#asked.add(asked)
    const answered = connection.ask({ ...wish, table: this.id } as Wish)
    // Where the answer is there by then, nothing has to be taken off the table for it.
    void connection.paintFirst().then(() => (this.busy = this.#asked.size))
    const answer = await answered
    if (answer.type === 'refused') {
      this.refusal = { said: answer.said, clause: answer.clause ?? '' }
    }
    // What was done is shown by a message of its own; until then the old choices are none any more.
    const isShown = this.#shown > shown || !(wish.type === 'act' || wish.type === 'undo')
    if (answer.type === 'refused' || isShown) this.#over(asked)
    else this.#unshown.push(asked)
    return answer
  }

  #over(asked: object): void {
    this.#asked.delete(asked)
    this.busy = Math.min(this.busy, this.#asked.size)
  }

  /** Whether something is on its way, shown or not: nothing is to be done twice. */
  get isSent(): boolean {
    return this.#asked.size > 0
  }

  /** Carry out actions as one step. */
  act(actions: string[]): Promise<Answer> {
    return this.ask({ type: 'act', seat: this.seat ?? 0, actions })
  }

  undo(): Promise<Answer> {
    return this.ask({ type: 'undo', seat: this.seat ?? 0 })
  }

  /** What would be after some actions; null if it cannot be said. */
  async consider(actions: string[]): Promise<Considered | null> {
    const answer = await connection.ask({
      type: 'consider',
      table: this.id,
      seat: this.seat ?? 0,
      actions,
    })
    return answer.type === 'considered' ? answer : null
  }

  /** What forbids an action, or doing anything with an element; null if nothing can be said. */
  async why(what: string): Promise<Because | null> {
    const answer = await connection.ask({ type: 'why', table: this.id, seat: this.seat ?? 0, what })
    return answer.type === 'because' ? answer : null
  }

  /** What a bot would do here, the best first; null if it cannot be said: why not is shown. */
  async hint(): Promise<HintIdea[] | null> {
    const answer = await connection.ask({ type: 'hint', table: this.id, seat: this.seat ?? 0 })
    if (answer.type === 'refused') this.refusal = { said: answer.said, clause: '' }
    return answer.type === 'hinted' ? answer.ideas : null
  }

  /** The table in words. */
  async read(): Promise<Section[]> {
    const answer = await connection.ask({ type: 'read', table: this.id, seat: this.seat })
    return (answer as Answer & { sections?: Section[] }).sections ?? []
  }

  /** Get lines from before the first one that is kept; whether some came. */
  loadEarlier(): Promise<boolean> {
    this.#earlier ??= this.#loadEarlier().finally(() => (this.#earlier = undefined))
    return this.#earlier
  }

  async #loadEarlier(): Promise<boolean> {
    const { seat } = this
    const before = this.news[0]?.number
    if (!this.hasEarlier || before === undefined) return false
    const answer = await connection.ask({ type: 'history', table: this.id, seat, before })
    const isStillFirst = this.seat === seat && this.news[0]?.number === before
    if (answer.type !== 'past' || answer.seat !== seat || !isStillFirst) return false
    this.news = [...answer.news, ...this.news]
    return answer.news.length > 0
  }

  // ------------------------------------------------------------------ beginning

  /** Let us begin: seal one's share of the dice. It is opened when everybody has sealed theirs. */
  ready(): Promise<Answer> {
    const share = lot(32) // one that was shown already would surprise nobody
    keep(`share:${this.id}`, share)
    keep(`seal:${this.id}`, this.summary?.seal ?? null)
    return this.ask({ type: 'ready', commitment: hashOf(share) })
  }

  #openShare(): void {
    const mine = this.summary?.seats.find((seat) => seat.is_yours)
    const share = recall(`share:${this.id}`)
    if (this.summary?.status !== 'gathering' || !this.summary.opening) return
    if (!mine?.commitment || mine.contribution || !share) return
    if (this.#isOpening) return
    this.#isOpening = true
    void this.ask({ type: 'open', contribution: share }).finally(() => (this.#isOpening = false))
  }
}
