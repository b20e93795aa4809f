/* Which of the fights that the view has worked out to show, and which first. Pure. */
import type { MephistoFightView, MephistoGearView, MephistoWayView } from '../../wire'

const gearUp = (way: MephistoWayView): number => way.weapons.length + way.discards.length

/** The way that asks for the least favor, then for the least wear; if none wins, the nearest. */
export function leastFavor(ways: readonly MephistoWayView[]): MephistoWayView | undefined {
  return best(ways, (way) => [way.missing, way.favor, way.breaks.length, gearUp(way)])
}

/** The way that wins with the least wear: what breaks first, then all that is used. */
export function leastWear(ways: readonly MephistoWayView[]): MephistoWayView | undefined {
  return best(ways, (way) => [way.missing, way.breaks.length, gearUp(way), way.favor])
}

/** The fight worth most among those that can be won; if none can, the nearest. */
export function mostSouls(fights: readonly MephistoFightView[]): MephistoFightView | undefined {
  return best(fights, (one) => [one.missing, -one.souls, leastFavor(one.ways)?.favor ?? 0])
}

/** The first for which these numbers are smallest, compared one after the other. */
function best<T>(all: readonly T[], numbers: (one: T) => number[]): T | undefined {
  return [...all].sort((one, other) => {
    const others = numbers(other)
    const i = numbers(one).findIndex((n, place) => n !== others[place])
    return i < 0 ? 0 : (numbers(one)[i] ?? 0) - (others[i] ?? 0)
  })[0]
}

/** The fight against exactly these cells. */
export function fightOf(fights: readonly MephistoFightView[], cells: readonly string[]): MephistoFightView | undefined {
  return fights.find((one) => one.cells.length === cells.length && cells.every((cell) => one.cells.includes(cell)))
}

/** The gear of a lane that can fight there: what the way with all weapons names. */
export function wieldable(fight: MephistoFightView | undefined, gear: readonly MephistoGearView[]): MephistoGearView[] {
  return gearOf(fight?.ways.at(-1), gear)
}

/** The gear that a way takes. */
export function gearOf(way: MephistoWayView | undefined, gear: readonly MephistoGearView[]): MephistoGearView[] {
  return gear.filter((one) => way?.weapons_at.includes(one.at))
}

/** The way with exactly this gear. */
export function wayWith(fight: MephistoFightView | undefined, gear: readonly MephistoGearView[]): MephistoWayView | undefined {
  return fight?.ways.find(
    ({ weapons_at }) => weapons_at.length === gear.length && gear.every((one) => weapons_at.includes(one.at)),
  )
}
