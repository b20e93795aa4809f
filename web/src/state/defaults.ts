/* The defaults of options. */
import type { GameOption } from '../api'

type Chosen = Record<string, unknown>

/** The chosen option that changes the default of this one, if any. */
const flagFor = (option: GameOption, chosen: Chosen) =>
  Object.keys(option.default_with ?? {}).find((name) => chosen[name])

/** The default of an option at a table of people. */
export function defaultOf(option: GameOption, chosen: Chosen): boolean | number | string {
  const flag = flagFor(option, chosen)
  return (flag && option.default_with?.[flag]) ?? option.people ?? option.default
}

/** Whether an option has its default value, set or not. */
export function isDefault(option: GameOption, chosen: Chosen): boolean {
  const value = chosen[option.name] ?? defaultOf(option, chosen)
  return (
    value === defaultOf(option, chosen) || (value === option.default && !flagFor(option, chosen))
  )
}

/** The chosen options, without those that only follow from another option. */
export function explicitOptions(options: readonly GameOption[], chosen: Chosen): Chosen {
  const dependent = options
    .filter((option) => option.default_with && chosen[option.name] === defaultOf(option, chosen))
    .map((option) => option.name)
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !dependent.includes(name)))
}
