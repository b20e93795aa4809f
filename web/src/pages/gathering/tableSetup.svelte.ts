/* The setup of a table that waits for players: what the host changes is sent at once. */
import { api, type GameInfo } from '../../api'
import { clockChoiceOf, clockRule, type ClockChoice, type ClockKind } from '../../state/clocks'
import { explicitOptions } from '../../state/defaults'
import { applicableOptions, modeOf, type Mode } from '../../state/modes'
import { FINE, optionsWithMode, type Setup, type Value } from '../../state/setup'
import type { TableState } from '../../state/table.svelte'
import type { CheckedOptions, Summary } from '../../wire'

interface Played {
  players: number
  options: Record<string, Value>
}

export class TableSetup implements Setup {
  problem = $state.raw<CheckedOptions>(FINE)
  /** What is being changed: shown until the table has it, or has refused it. */
  #tried = $state.raw<Played | null>(null)
  #requests = 0

  constructor(
    private readonly table: TableState,
    private readonly game: GameInfo,
  ) {}

  get #summary(): Summary {
    return this.table.summary!
  }
  get #played(): Played {
    const { players, options } = this.#summary
    return (
      this.#tried ?? {
        players,
        options: explicitOptions(this.game.options, options) as Played['options'],
      }
    )
  }
  get seats(): number {
    return this.#played.players
  }
  get fewestSeats(): number {
    return this.#summary.seats.filter((seat) => !seat.is_free && !seat.bot).length
  }
  get options(): Record<string, Value> {
    return this.#played.options
  }
  get #clockChoice(): ClockChoice {
    return clockChoiceOf(this.#summary.clock)
  }
  get clock(): ClockKind {
    return this.#clockChoice.clock
  }
  set clock(clock: ClockKind) {
    this.#changeClock({ clock, clockLength: this.clock === 'none' ? 10 : this.clockLength })
  }
  get clockLength(): number {
    return this.#clockChoice.clockLength
  }
  set clockLength(clockLength: number) {
    if (clockLength) this.#changeClock({ ...this.#clockChoice, clockLength })
  }
  get increment(): number {
    return this.#clockChoice.increment ?? 0
  }
  set increment(increment: number) {
    this.#changeClock({ ...this.#clockChoice, increment })
  }

  setOption(name: string, value: Value | undefined): void {
    const { [name]: _, ...others } = this.options
    void this.#change({
      players: this.seats,
      options: value === undefined ? others : { ...others, [name]: value },
    })
  }

  selectMode(mode: Mode): void {
    const players = Math.min(Math.max(this.seats, mode.fewest), mode.most)
    const options = optionsWithMode(this.options, this.game.options, mode)
    void this.#change({ players, options })
  }

  setSeats(seats: number): void {
    const { fewest, most } = modeOf(this.game, this.seats, this.options)
    const players = Math.min(Math.max(seats, fewest), most)
    void this.#change({ players, options: this.options })
  }

  setName(name: string): void {
    if (name !== this.#summary.name) void this.table.ask({ type: 'change', name })
  }

  setPrivate(isPrivate: boolean): void {
    void this.table.ask({ type: 'change', private: isPrivate })
  }

  #changeClock(choice: ClockChoice): void {
    void this.table.ask({ type: 'change', ...clockRule(choice) })
  }

  async #change(played: Played): Promise<void> {
    const options = applicableOptions(this.game.options, played.options, played.players)
    const change = { players: played.players, options }
    const request = ++this.#requests
    this.#tried = change
    this.problem = FINE
    const answer = await this.table.ask({ type: 'change', ...change })
    if (request !== this.#requests) return
    this.#tried = null
    if (answer.type !== 'refused') return
    // The same in the words of the form, beside the field.
    const checked = await api.checkOptions(this.game.id, change).catch(() => FINE)
    if (request !== this.#requests || !checked.option) return
    this.problem = checked
    this.table.refusal = null
  }
}
