/* The layout of the dungeon as a player sees it. Pure. */

/** The side from which a player's lanes enter: 0 from below, 1 from the left, 2 from above, 3 from the right. */
export function entranceSide(lanes: string[][], grid: string[][]): number {
  const [near, far] = [findCell(grid, lanes[0]?.[0] ?? ''), findCell(grid, lanes[0]?.[1] ?? '')]
  if (near.column === far.column) return near.row > far.row ? 0 : 2
  return near.column < far.column ? 1 : 3
}

/** The grid rotated so that these lanes enter from below, the first at the left.

    If rotation alone puts the first lane at the right, the grid is also mirrored. So the lane
    numbers in sentences always count from the left. */
export function rotateToLanes(lanes: string[][], grid: string[][]): string[][] {
  let rotated = grid
  for (let i = 0; i < 3 && entranceSide(lanes, rotated) !== 0; i++)
    rotated = rotateClockwise(rotated)
  const [first] = sortLanes(lanes, rotated)
  return first === 0 ? rotated : rotated.map((row) => [...row].reverse())
}

/** The indexes of lanes sorted by position, from the left or from above. */
export function sortLanes(lanes: string[][], grid: string[][]): number[] {
  const isColumn = entranceSide(lanes, grid) % 2 === 0
  const positionOf = (lane: number): number => {
    const { row, column } = findCell(grid, lanes[lane]?.[0] ?? '')
    return isColumn ? column : row
  }
  return lanes.map((_, lane) => lane).sort((a, b) => positionOf(a) - positionOf(b))
}

function rotateClockwise(grid: string[][]): string[][] {
  return (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? '').reverse())
}

function findCell(grid: string[][], cell: string): { row: number; column: number } {
  const row = grid.findIndex((cells) => cells.includes(cell))
  return { row, column: grid[row]?.indexOf(cell) ?? -1 }
}
