/* The modes of a game, derived from its player range and from the options that are modes. */
import type { GameInfo, GameOption } from '../wire'

export interface Mode {
  /** duel, free-for-all, solitaire, or the name of the option that switches it on. */
  id: string
  fewest: number
  most: number
  /** The flag that switches it on, or null. */
  option: GameOption | null
}

const FEW = 2
const MANY = 3

/** All modes of a game; at least one. */
export function modesOf(game: GameInfo): Mode[] {
  const [low, high] = game.players
  const modes: Mode[] = []
  if (low <= FEW && high >= FEW) modes.push({ id: 'duel', fewest: FEW, most: FEW, option: null })
  if (high >= MANY)
    modes.push({ id: 'free-for-all', fewest: Math.max(low, MANY), most: high, option: null })
  for (const option of game.options)
    if (option.form === 'mode')
      modes.push({ id: option.name, fewest: option.players!, most: option.players!, option })
  if (low === 1) modes.push({ id: 'solitaire', fewest: 1, most: 1, option: null })
  return modes
}

/** The mode of a table with this number of seats and these options. */
export function modeOf(game: GameInfo, seats: number, options: Record<string, unknown>): Mode {
  const modes = modesOf(game)
  const fits = (mode: Mode) => mode.fewest <= seats && seats <= mode.most
  return (
    modes.find((mode) => mode.option && fits(mode) && options[mode.option.name]) ??
    modes.find((mode) => !mode.option && fits(mode)) ??
    modes[0]!
  )
}

/** Whether an option applies with this number of players. */
export const isOffered = (option: GameOption, seats: number): boolean =>
  !option.players || option.players === seats

/** The chosen options, without those that don't apply to this number of players. */
export function applicableOptions(
  options: readonly GameOption[],
  chosen: Record<string, boolean | number | string>,
  seats: number,
): Record<string, boolean | number | string> {
  const isRemoved = (option: GameOption) =>
    (chosen[option.name] === true && !isOffered(option, seats)) ||
    (option.is_seat && Number(chosen[option.name] ?? -1) >= seats)
  const removed = options.filter(isRemoved).map((option) => option.name)
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !removed.includes(name)))
}
