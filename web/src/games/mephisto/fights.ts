/* Selects and ranks the fights that the view lists. Pure. */
import type { MephistoFightView, MephistoGearView, MephistoWayView } from '../../wire'

const countGear = (way: MephistoWayView): number => way.weapons.length + way.discards.length

/** The way with the least favor, then the least wear; if none wins, the nearest miss. */
export function leastFavor(ways: readonly MephistoWayView[]): MephistoWayView | undefined {
  return minBy(ways, (way) => [way.missing, way.favor, way.breaks.length, countGear(way)])
}

/** The way that wins with the least wear: fewest breaks, then least gear. */
export function leastWear(ways: readonly MephistoWayView[]): MephistoWayView | undefined {
  return minBy(ways, (way) => [way.missing, way.breaks.length, countGear(way), way.favor])
}

/** The most valuable fight that can be won; if none can, the nearest miss. */
export function mostSouls(fights: readonly MephistoFightView[]): MephistoFightView | undefined {
  return minBy(fights, (fight) => [fight.missing, -fight.souls, leastFavor(fight.ways)?.favor ?? 0])
}

/** The first item with the smallest keys, in lexicographic order. */
function minBy<T>(items: readonly T[], keysOf: (item: T) => number[]): T | undefined {
  return [...items].sort((a, b) => {
    const keys = keysOf(b)
    const i = keysOf(a).findIndex((key, place) => key !== keys[place])
    return i < 0 ? 0 : (keysOf(a)[i] ?? 0) - (keys[i] ?? 0)
  })[0]
}

/** The fight against exactly these cells. */
export function fightOf(
  fights: readonly MephistoFightView[],
  cells: readonly string[],
): MephistoFightView | undefined {
  return fights.find(
    (fight) =>
      fight.cells.length === cells.length && cells.every((cell) => fight.cells.includes(cell)),
  )
}

/** The gear of a lane that can fight there: the last way uses all of it. */
export function wieldable(
  fight: MephistoFightView | undefined,
  gear: readonly MephistoGearView[],
): MephistoGearView[] {
  return gearOf(fight?.ways.at(-1), gear)
}

/** The gear that a way uses. */
export function gearOf(
  way: MephistoWayView | undefined,
  gear: readonly MephistoGearView[],
): MephistoGearView[] {
  return gear.filter((piece) => way?.weapons_at.includes(piece.at))
}

/** The way with exactly this gear. */
export function wayWith(
  fight: MephistoFightView | undefined,
  gear: readonly MephistoGearView[],
): MephistoWayView | undefined {
  return fight?.ways.find(
    ({ weapons_at }) =>
      weapons_at.length === gear.length && gear.every((piece) => weapons_at.includes(piece.at)),
  )
}
