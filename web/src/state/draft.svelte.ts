/* What somebody fills into the form of a new table. Nobody else changes it, however often the games are
   loaded again; it starts over when they pick another game. */
import { api, type GameInfo } from '../api'
import type { CheckedOptions } from '../wire'

export type Value = boolean | number | string
const FINE: CheckedOptions = { option: '', said: '' }

export class Draft {
  game = $state('')
  /** Null while the field is empty. */
  seats = $state<number | null>(0)
  options = $state<Record<string, Value>>({})
  /** Cards of somebody's own. */
  file = $state.raw<File | null>(null)
  /** The option that keeps the game from being played like this, and what it needs. */
  problem = $state.raw<CheckedOptions>(FINE)
  #checks = 0

  constructor(game: GameInfo) {
    this.choose(game)
  }

  /** Pick a game; if it is another one, nothing that was chosen for the last one stays. */
  choose(game: GameInfo): void {
    if (game.id === this.game) return
    this.game = game.id
    this.seats = game.usual_players
    this.options = {}
    this.file = null
    this.problem = FINE
    this.#checks++
  }

  /** Choose an option; undefined: as usual. */
  set(name: string, value: Value | undefined): void {
    if (value === undefined) delete this.options[name]
    else this.options[name] = value
  }

  /** The part of the request for a table that the game is made with. */
  async setup(): Promise<{ players: number | null; options: Record<string, Value>; pack: string }> {
    return { players: this.seats, options: { ...this.options }, pack: (await this.file?.text()) ?? '' }
  }

  /** Ask the server whether the game can be played like this. */
  async check(): Promise<void> {
    const number = ++this.#checks
    const isUsual = !Object.keys(this.options).length
    const checked = await this.setup()
      .then((setup) => (isUsual ? FINE : api.checkOptions(this.game, setup)))
      .catch(() => FINE) // making the table says what else is wrong
    if (number === this.#checks) this.problem = checked
  }
}
