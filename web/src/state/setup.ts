/* What can be chosen for a table, in the form of a new one and at one that waits for players. */
import type { CheckedOptions, GameOption } from '../wire'
import type { ClockChoice } from './clocks'
import type { Mode } from './modes'

export type Value = boolean | number | string

/** Nothing is wrong. */
export const FINE: CheckedOptions = { option: '', said: '' }

export interface Setup extends ClockChoice {
  readonly seats: number
  /** The fewest seats: people sit there already. */
  readonly fewestSeats: number
  readonly options: Record<string, Value>
  /** The option that makes this setup impossible, and why. */
  readonly problem: CheckedOptions
  /** Sets an option; undefined resets it to the default. */
  setOption(name: string, value: Value | undefined): void
  /** Selects a mode. This changes the seats and the options that are modes, nothing else. */
  selectMode(mode: Mode): void
  /** Changes the number of seats within the limits of the mode. */
  setSeats(seats: number): void
}

/** The options with the one of a mode, and no other mode, switched on. */
export function optionsWithMode(
  options: Record<string, Value>,
  all: readonly GameOption[],
  mode: Mode,
): Record<string, Value> {
  const modes = all.filter((option) => option.form === 'mode').map((option) => option.name)
  const others = Object.entries(options).filter(([name]) => !modes.includes(name))
  return { ...Object.fromEntries(others), ...(mode.option ? { [mode.option.name]: true } : {}) }
}
