/* How the dungeon lies on the table, turned so that one's own side is below. Pure. */
/** The sides of the table, clockwise. */
const SIDES = ['south', 'west', 'north', 'east']

/** Where a side is seen from another: 0 below, 1 left, 2 above, 3 right. */
export function seenFrom(side: string, own: string): number {
  return (SIDES.indexOf(side) - SIDES.indexOf(own) + SIDES.length) % SIDES.length
}

/** The grid, rows from the north, turned until the side `own` is below. */
export function turned(grid: string[][], own: string): string[][] {
  const quarters = (SIDES.length - SIDES.indexOf(own)) % SIDES.length
  let seen = grid
  for (let i = 0; i < quarters; i++) {
    const was = seen
    seen = (was[0] ?? []).map((_, row) => was.map((_, column) => was[was.length - 1 - column]?.[row] ?? ''))
  }
  return seen
}

/** The lanes of somebody in the order in which their ends lie, from the left or from above. */
export function lanesInOrder(lanes: string[][], grid: string[][], place: number): number[] {
  const isColumn = place % 2 === 0
  const where = (lane: string[]): number => {
    const row = grid.findIndex((cells) => cells.includes(lane[0] ?? ''))
    return isColumn ? (grid[row]?.indexOf(lane[0] ?? '') ?? 0) : row
  }
  return lanes.map((_, i) => i).sort((one, other) => where(lanes[one] ?? []) - where(lanes[other] ?? []))
}
