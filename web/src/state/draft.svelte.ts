/* The choices for a new table, stored in this browser for each game. Reloading games or tables doesn't
   change them. */
import { api, type GameInfo } from '../api'
import type { CheckedOptions } from '../wire'
import { clockRule, type ClockKind } from './clocks'
import { randomHex } from './hashes'
import { applicableOptions, modeOf, type Mode } from './modes'
import { storedPack } from './pack'
import { FINE, optionsWithMode, type Setup, type Value } from './setup'
import { load, store } from './storage'

/** Bots, people with the link, anyone in the lobby, or people sharing this screen. */
export const OPPONENTS = ['bots', 'friends', 'anybody', 'here'] as const
export type Opponents = (typeof OPPONENTS)[number]

const LAST_GAME = 'last-game'
const LEVEL = 'level'

interface Choices {
  seats: number
  many: number
  options: Record<string, Value>
  opponents: Opponents
  level: string
  names: string[]
  clock: ClockKind
  clockLength: number
  isRated: boolean
  increment: number
}

/** The last game played in this browser. */
export const lastGame = (): string => load(LAST_GAME) ?? ''

export class Draft implements Setup {
  readonly fewestSeats = 0
  game = $state('')
  seats = $state(0)
  options = $state<Record<string, Value>>({})
  opponents = $state<Opponents>('bots')
  level = $state('imp')
  names = $state<string[]>([])
  name = $state('')
  clock = $state<ClockKind>('none')
  clockLength = $state(10)
  /** Whether the cards are those of your pack from the editor. */
  isPackMine = $state(false)
  /** Whether the result counts for ratings. */
  isRated = $state(true)
  increment = $state(0)
  /** A card file. */
  file = $state.raw<File | null>(null)
  /** The option that makes this setup impossible, and why. */
  problem = $state.raw<CheckedOptions>(FINE)
  /** The number of players last chosen, for modes with a range. */
  #chosenSeats = 0
  #checks = 0
  #gameInfo!: GameInfo
  #idempotencyKey = randomHex(12)

  constructor(game: GameInfo) {
    this.selectGame(game)
  }

  /** Selects a game and restores its stored choices. */
  selectGame(game: GameInfo): void {
    this.#gameInfo = game
    if (game.id === this.game) return
    const stored = restore(game)
    this.game = game.id
    this.seats = stored.seats ?? game.usual_players
    this.#chosenSeats = stored.many ?? game.usual_players
    this.options = stored.options ?? {}
    this.opponents = stored.opponents ?? 'bots'
    this.level = stored.level ?? load(LEVEL) ?? 'imp'
    this.names = stored.names ?? []
    this.clock = stored.clock ?? 'none'
    this.clockLength = stored.clockLength ?? 10
    this.isPackMine = false
    this.isRated = stored.isRated ?? true
    this.increment = stored.increment ?? 0
    this.file = null
    this.problem = FINE
    this.#checks++
  }

  /** Stores everything but the card file in local storage. */
  save(): void {
    const choices: Choices = {
      seats: this.seats,
      many: this.#chosenSeats,
      options: { ...this.options },
      opponents: this.opponents,
      level: this.level,
      names: [...this.names],
      clock: this.clock,
      clockLength: this.clockLength,
      isRated: this.isRated,
      increment: this.increment,
    }
    store(`draft:${this.game}`, JSON.stringify(choices))
    store(LEVEL, this.level)
  }

  setOption(name: string, value: Value | undefined): void {
    if (value === undefined) delete this.options[name]
    else this.options[name] = value
  }

  selectMode(mode: Mode): void {
    this.options = optionsWithMode(this.options, this.#gameInfo.options, mode)
    this.seats = Math.min(Math.max(this.#chosenSeats, mode.fewest), mode.most)
  }

  setSeats(seats: number): void {
    const { fewest, most } = modeOf(this.#gameInfo, this.seats, this.options)
    this.seats = this.#chosenSeats = Math.min(Math.max(seats, fewest), most)
  }

  /** The part of the request that sets up the game. */
  async setup(): Promise<{ players: number; options: Record<string, Value>; pack: string }> {
    const options = applicableOptions(this.#gameInfo.options ?? [], this.options, this.seats)
    const setup = { players: this.seats, options }
    if (!this.isPackMine) return { ...setup, pack: (await this.file?.text()) ?? '' }
    const checked = await api.checkPack(this.game, { cards: storedPack(this.game), options })
    // The cards come into play with these options.
    return { ...setup, options: { ...options, ...checked.options }, pack: checked.toml }
  }

  /** Asks the server whether this setup is possible. */
  async check(): Promise<void> {
    const number = ++this.#checks
    const isUsual = !Object.keys(this.options).length && !this.isPackMine
    const checked = await this.setup()
      .then((setup) => (isUsual ? FINE : api.checkOptions(this.game, setup)))
      .catch(() => FINE) // any other error is reported when the table is created
    if (number === this.#checks) this.problem = checked
  }

  /** Creates the table and returns its id. With `isAtOnce` the game begins once all seats are taken. */
  async create(isAtOnce: boolean, nameOf: (seat: number) => string): Promise<string> {
    this.save()
    store(LAST_GAME, this.game)
    const isTimed = this.opponents !== 'bots'
    const created = await api.makeTable({
      key: this.#idempotencyKey,
      game: this.game,
      ...(await this.setup()),
      name: this.name.trim(),
      private: this.opponents !== 'anybody',
      ...(isTimed ? clockRule(this) : {}),
      rated: this.isRated,
      bots: this.opponents === 'bots' ? this.#others(() => this.level) : [],
    })
    const others =
      this.opponents === 'here' ? this.#others((i) => this.names[i]?.trim() || nameOf(i + 2)) : []
    if (isAtOnce || others.length)
      store(`begin:${created.table}`, JSON.stringify({ others, isAtOnce }))
    return created.table
  }

  #others<T>(make: (i: number) => T): T[] {
    return Array.from({ length: Math.max(0, this.seats - 1) }, (_, i) => make(i))
  }
}

/** The stored choices for a game, without options that it no longer has. */
function restore(game: GameInfo): Partial<Choices> {
  try {
    const stored = JSON.parse(load(`draft:${game.id}`) ?? '{}') as Partial<Choices>
    const [low, high] = game.players ?? [1, Infinity]
    if (stored.seats !== undefined && (stored.seats < low || stored.seats > high)) return {}
    const optionNames = (game.options ?? []).map((option) => option.name)
    const options = Object.entries(stored.options ?? {}).filter(([name]) =>
      optionNames.includes(name),
    )
    return { ...stored, options: Object.fromEntries(options) }
  } catch {
    return {}
  }
}
