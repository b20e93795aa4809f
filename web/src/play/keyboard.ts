/* Where the arrow keys lead. Pure: it knows boxes on the screen, not what they are. */
export interface Box {
  id: string
  x: number
  y: number
  width: number
  height: number
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** Boxes as one reads them: row by row, each from left to right.

    Two boxes are in one row if the middle of one lies within the other. */
export function readingOrder(boxes: readonly Box[]): Box[] {
  const rows: Box[][] = []
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.find((one) => one.some((other) => sharesRow(box, other)))
    if (row) row.push(box)
    else rows.push([box])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x))
}

function sharesRow(one: Box, other: Box): boolean {
  const middle = one.y + one.height / 2
  const otherMiddle = other.y + other.height / 2
  const within = (y: number, box: Box): boolean => y > box.y && y < box.y + box.height
  return within(middle, other) && within(otherMiddle, one)
}

/** The next box in a direction: the nearest one, where aside counts more than ahead. */
export function neighbour(boxes: readonly Box[], from: string, arrow: Arrow): string | null {
  const here = boxes.find((box) => box.id === from)
  if (!here) return readingOrder(boxes)[0]?.id ?? null
  let best: string | null = null
  let least = Infinity
  for (const box of boxes) {
    if (box.id === from) continue
    const dx = box.x + box.width / 2 - (here.x + here.width / 2)
    const dy = box.y + box.height / 2 - (here.y + here.height / 2)
    const isAcross = arrow === 'ArrowLeft' || arrow === 'ArrowRight'
    const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1
    const ahead = sign * (isAcross ? dx : dy)
    const aside = Math.abs(isAcross ? dy : dx)
    if (ahead <= 1) continue
    const far = ahead + 2.5 * aside
    if (far < least) [best, least] = [box.id, far]
  }
  return best
}
