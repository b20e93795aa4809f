/** What an option is when nobody has chosen it. */
import type { GameOption } from '../api'

type Chosen = Record<string, unknown>

/** The option that is switched on and brings another default with it, if there is one. */
const flagFor = (option: GameOption, chosen: Chosen) => Object.keys(option.default_with ?? {}).find((name) => chosen[name])

/** Its default at a table of people. */
export function usual(option: GameOption, chosen: Chosen): boolean | number | string {
  const flag = flagFor(option, chosen)
  return (flag && option.default_with?.[flag]) ?? option.people ?? option.default
}

/** Whether it was left as it is, or set to that. */
export function isUsual(option: GameOption, chosen: Chosen): boolean {
  const value = chosen[option.name] ?? usual(option, chosen)
  return value === usual(option, chosen) || (value === option.default && !flagFor(option, chosen))
}

/** What was set, without what only follows from another option: that may change with it. */
export function set(options: readonly GameOption[], chosen: Chosen): Chosen {
  const following = options.filter((one) => one.default_with && chosen[one.name] === usual(one, chosen)).map((one) => one.name)
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !following.includes(name)))
}
