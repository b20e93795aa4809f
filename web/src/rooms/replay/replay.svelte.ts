/* A finished game as a table to look at: the same fields as a live one, nothing to be done, and all
   of its positions one after the other. They come in slices, the next one before it is needed. */
import { api } from '../../api'
import type { Answer } from '../../state/connection.svelte'
import { settings } from '../../state/settings.svelte'
import { TableState } from '../../state/table.svelte'
import type { Because, Description, GameView, News, Section } from '../../state/types'
import type { Dice, GameReplay, Moment } from '../../wire'
import { say } from '../../words'

export const SLICE = 24
export const SPECTATOR = -1

/** Where a game comes from: a table of the server, or a record from somebody's disk. */
export type Source = { table: string } | { record: string }

/** Something worth a look: a mistake, a turning point, a stroke of luck. */
export interface Mark {
  ply: number
  seat: number
  kind: string
  said: string
}

export class ReplayTable extends TableState {
  /** The number of the last ply; 0 is the set-up. */
  last = $state(0)
  ply = $state(0)
  /** All that happened, also what is still to come. */
  log = $state.raw<News[]>([])
  /** Whether the hands of all seats are shown. */
  isOpen = $state(false)
  /** Whether the table is wanted in words. */
  isInWords = $state(false)
  /** Where the dice of a record came from. */
  dice = $state.raw<Dice | null>(null)
  isLoaded = $state(false)

  #moments = new Map<number, Promise<Moment[]>>()
  #sections: Section[] = []
  #wanted = 0

  constructor(readonly source: Source) {
    super('table' in source ? source.table : '')
  }

  // ------------------------------------------------------------------ loading

  /** Look from a seat, from none (-1), or from one's own (null). */
  async lookAs(seat: number | null): Promise<void> {
    const told = await this.#told(seat)
    this.summary = told.summary
    this.description = told.description as unknown as Description
    this.seat = told.seat
    this.present = told.summary.seats.map((one) => one.seat)
    this.last = told.last
    this.log = told.news
    this.dice = told.dice ?? null
    this.#forget()
    await this.go(this.ply)
    this.isLoaded = true
  }

  /** Show the hands of all seats, or only what the seat saw. */
  async open(isOpen: boolean): Promise<void> {
    this.isOpen = isOpen
    this.#forget()
    await this.go(this.ply)
  }

  /** Show the table in words, or as it is drawn. */
  async putInWords(isInWords: boolean): Promise<void> {
    this.isInWords = isInWords
    this.#forget()
    await this.go(this.ply)
  }

  #told(seat: number | null): Promise<GameReplay> {
    if ('table' in this.source) return api.replay(this.source.table, seat)
    return api.replayRecord({ text: this.source.record, seat: seat ?? SPECTATOR })
  }

  #forget(): void {
    this.#moments.clear()
  }

  /** A slice of positions; asked for once. */
  #slice(number: number): Promise<Moment[]> {
    let found = this.#moments.get(number)
    if (!found) {
      const wish = {
        seat: this.seat ?? SPECTATOR,
        first: number * SLICE,
        count: SLICE,
        open: this.isOpen,
        words: this.isInWords,
      }
      found =
        'table' in this.source
          ? api.replayPositions(this.source.table, wish)
          : api.recordPositions({ text: this.source.record, ...wish })
      const asked = found
      asked.catch(() => this.#moments.get(number) === asked && this.#moments.delete(number))
      this.#moments.set(number, found)
    }
    return found
  }

  // ------------------------------------------------------------------ moving

  /** Show the position after a ply; whether it is shown, and nothing else was wished meanwhile.
      `before` is called when it is there, before it is shown. */
  async go(ply: number, before: () => void = () => {}): Promise<boolean> {
    const to = Math.max(0, Math.min(this.last, ply))
    const wish = ++this.#wanted
    const slice = Math.floor(to / SLICE)
    const moment = (await this.#slice(slice))[to - slice * SLICE]
    if (!moment || wish !== this.#wanted) return false
    before()
    this.ply = to
    this.view = moment.view as unknown as GameView
    this.prompt = moment.prompt
    this.#sections = moment.sections ?? []
    this.news = this.log.filter((one) => one.ply <= to)
    if ((slice + 1) * SLICE <= this.last) void this.#slice(slice + 1).catch(() => {})
    return true
  }

  /** What happened in a ply. */
  at(ply: number): News[] {
    return this.log.filter((one) => one.ply === ply)
  }

  // ------------------------------------------------------------------ nothing can be done

  override follow(): () => void {
    return () => {}
  }

  override reload(): void {
    void this.lookAs(this.seat ?? SPECTATOR)
  }

  override ask(): Promise<Answer> {
    return Promise.resolve({ type: 'refused', key: '', error: 'replay', args: {}, said: say('replay-only-looking'), clause: '' })
  }

  override consider(): Promise<null> {
    return Promise.resolve(null)
  }

  override hint(): Promise<null> {
    return Promise.resolve(null)
  }

  override why(): Promise<Because | null> {
    return Promise.resolve({ type: 'because', key: '', error: '', said: say('replay-only-looking'), clause: '' })
  }

  override async read(): Promise<Section[]> {
    if (!this.isInWords) await this.putInWords(true)
    return this.#sections
  }
}

/** How long a position is shown while it plays, in milliseconds. */
export const pause = (speed: number): number => 1100 / speed
export const SPEEDS = [0.5, 1, 2, 4]
/** A speed as it is written in this language. */
export const speedSaid = (speed: number): string => `${speed.toLocaleString(settings.language)}×`
