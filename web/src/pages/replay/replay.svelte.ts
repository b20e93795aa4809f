/* The state of a replay: a read-only table whose positions are fetched in slices. The next slice is
   prefetched. */
import { api } from '../../api'
import type { ShownTable } from '../../play/table'
import { settings } from '../../state/settings.svelte'
import type { Frame, Stage } from '../../state/table.svelte'
import type {
  Beat,
  Continue,
  Description,
  Dice,
  GameReplay,
  GameReview,
  GameView,
  Moment,
  News,
  Prompt,
  RecordMoments,
  Section,
  Summary,
  TableCreated,
} from '../../wire'

export const SLICE = 24
export const SPECTATOR = -1

/** The source of a replay: a table of the server, a record file, or the secret of a shared link. */
export type Source = { table: string } | { record: string } | { shared: string }

/** A marked ply: a mistake, a turning point, or luck. */
export interface Mark {
  ply: number
  seat: number
  kind: string
  said: string
  /** The elements that the better move touches. */
  touches?: string[]
}

export class ReplayTable implements ShownTable {
  readonly id: string
  readonly commands = null
  readonly seats: number[] = []
  readonly readonly = ''
  summary = $state.raw<Summary | null>(null)
  description = $state.raw<Description | null>(null)
  view = $state.raw<GameView | null>(null)
  prompt = $state.raw<Prompt | null>(null)
  news = $state.raw<News[]>([])
  seat = $state<number | null>(null)
  present = $state.raw<number[]>([])
  refusal = $state.raw<{ said: string; clause: string } | null>(null)
  /** The number of the last ply; 0 is the setup. */
  last = $state(0)
  ply = $state(0)
  /** The log of the whole game. */
  log = $state.raw<News[]>([])
  beats: Beat[] = []
  /** Whether the hands of all seats are shown. */
  isOpen = $state(false)
  /** Whether positions are fetched with the text view. */
  isInWords = $state(false)
  /** The dice of a record, to check. */
  dice = $state.raw<Dice | null>(null)
  /** Whether the hands of the seats may be shown. */
  hasHands = $state(true)
  isLoaded = $state(false)

  #moments = new Map<number, Promise<Moment[]>>()
  #sections: Section[] = []
  #lastRequest = 0

  #stage: Stage | null = null

  constructor(readonly source: Source) {
    this.id = 'table' in source ? source.table : ''
  }

  // ------------------------------------------------------------------ loading

  /** Loads the view of a seat, of a spectator (-1), or of your own seat (null). */
  async viewFrom(seat: number | null): Promise<void> {
    const replay = await this.#fetchReplay(seat)
    this.summary = replay.summary
    this.description = replay.description
    this.seat = replay.seat
    this.present = replay.summary.seats.map((seat) => seat.seat)
    this.last = replay.last
    this.log = replay.news
    this.beats = replay.beats
    this.dice = replay.dice ?? null
    this.hasHands = replay.hands ?? true
    this.#clearCache()
    await this.go(this.ply)
    this.isLoaded = true
  }

  /** Shows the hands of all seats, or only what the seat saw. */
  async open(isOpen: boolean): Promise<void> {
    this.isOpen = isOpen
    this.#clearCache()
    await this.go(this.ply)
  }

  /** Turns the text view on or off. */
  async putInWords(isInWords: boolean): Promise<void> {
    this.isInWords = isInWords
    this.#clearCache()
    await this.go(this.ply)
  }

  #fetchReplay(seat: number | null): Promise<GameReplay> {
    if ('table' in this.source) return api.replay(this.source.table, seat)
    if ('shared' in this.source) return api.replayShared(this.source.shared, seat ?? SPECTATOR)
    return api.replayRecord({ text: this.source.record, seat: seat ?? SPECTATOR })
  }

  #fetchMoments(request: Omit<RecordMoments, 'text'>): Promise<Moment[]> {
    const { source } = this
    if ('table' in source) return api.replayPositions(source.table, request)
    if ('shared' in source) return api.sharedPositions({ secret: source.shared, ...request })
    return api.recordPositions({ text: source.record, ...request })
  }

  /** Whether the game can be reviewed and played on. */
  get canContinue(): boolean {
    return !('shared' in this.source)
  }

  /** The bot's review, as far as it is computed. */
  review(): Promise<GameReview> {
    if ('record' in this.source) return api.reviewRecord(this.source.record)
    return api.review(this.id)
  }

  /** Makes a table that continues a position against bots. */
  playOn(position: Continue): Promise<TableCreated> {
    const { source } = this
    if ('record' in source) return api.continueRecord({ text: source.record, ...position })
    return api.continueGame(this.id, position)
  }

  #clearCache(): void {
    this.#moments.clear()
  }

  /** A slice of positions, cached. */
  #slice(number: number): Promise<Moment[]> {
    let slice = this.#moments.get(number)
    if (!slice) {
      const request = {
        seat: this.seat ?? SPECTATOR,
        first: number * SLICE,
        count: SLICE,
        open: this.isOpen,
        words: this.isInWords,
      }
      slice = this.#fetchMoments(request)
      const pending = slice
      pending.catch(() => this.#moments.get(number) === pending && this.#moments.delete(number))
      this.#moments.set(number, slice)
    }
    return slice
  }

  // ------------------------------------------------------------------ moving

  /** Shows the position after a ply; a single step forward plays its beats. */
  async go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, ply))
    const requestNumber = ++this.#lastRequest
    const slice = Math.floor(to / SLICE)
    const moment = (await this.#slice(slice))[to - slice * SLICE]
    if (!moment || requestNumber !== this.#lastRequest) return
    const isNext = to === this.ply + 1
    this.ply = to
    this.#sections = moment.sections ?? []
    const news = this.at(to)
    const [first, last] = [news[0]?.number ?? 0, news.at(-1)?.number ?? -1]
    const frame: Frame = {
      news,
      beats: isNext ? this.beats.filter((beat) => beat.first >= first && beat.first <= last) : [],
      isLate: !isNext,
      isOwn: true,
      isMyTime: false,
      promote: () => {
        this.view = moment.view
        this.prompt = moment.prompt
        this.news = this.log.filter((line) => line.ply <= to)
      },
    }
    if (this.#stage) this.#stage.admit(frame)
    else frame.promote()
    if ((slice + 1) * SLICE <= this.last) void this.#slice(slice + 1).catch(() => {})
  }

  /** The log lines of a ply. */
  at(ply: number): News[] {
    return this.log.filter((line) => line.ply === ply)
  }

  /** Sends frames to a stage, such as a director, instead of applying them immediately. */
  showOn(stage: Stage): () => void {
    this.#stage = stage
    return () => (this.#stage = null)
  }

  async read(): Promise<Section[]> {
    if (!this.isInWords) await this.putInWords(true)
    return this.#sections
  }
}

/** The milliseconds between plies while playing. */
export const pause = (speed: number): number => 1100 / speed
export const SPEEDS = [0.5, 1, 2, 4]
/** A localized speed. */
export const speedText = (speed: number): string => `${speed.toLocaleString(settings.language)}×`
