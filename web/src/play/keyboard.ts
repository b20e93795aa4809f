/* Arrow-key navigation between boxes on the screen, as pure functions. */
export interface Box {
  id: string
  x: number
  y: number
  width: number
  height: number
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** Boxes in reading order: row by row, each from left to right.

    Two boxes share a row if the middle of each lies within the other. */
export function readingOrder(boxes: readonly Box[]): Box[] {
  const rows: Box[][] = []
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.find((members) => members.some((other) => sharesRow(box, other)))
    if (row) row.push(box)
    else rows.push([box])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x))
}

function sharesRow(box: Box, otherBox: Box): boolean {
  const middle = box.y + box.height / 2
  const otherMiddle = otherBox.y + otherBox.height / 2
  const within = (y: number, bounds: Box): boolean => y > bounds.y && y < bounds.y + bounds.height
  return within(middle, otherBox) && within(otherMiddle, box)
}

/** The nearest box in a direction; distance to the side counts more than distance ahead. */
export function neighbour(boxes: readonly Box[], from: string, arrow: Arrow): string | null {
  const current = boxes.find((box) => box.id === from)
  if (!current) return readingOrder(boxes)[0]?.id ?? null
  let best: string | null = null
  let leastDistance = Infinity
  for (const box of boxes) {
    if (box.id === from) continue
    const dx = box.x + box.width / 2 - (current.x + current.width / 2)
    const dy = box.y + box.height / 2 - (current.y + current.height / 2)
    const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight'
    const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1
    const ahead = sign * (isAcross ? dx : dy)
    const aside = Math.abs(isAcross ? dy : dx)
    if (ahead <= 1) continue
    const distance = ahead + 2.5 * aside
    if (distance < leastDistance) [best, leastDistance] = [box.id, distance]
  }
  return best
}
