/* Where what a bot says is shown: beside its plate, where it covers least. Pure. */

/** A part of the window, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const STEP = 12 // pixels between two places that are tried
const EDGE = 4
const NEAR = 24 // pixels; a bubble farther from the plate reads as another's
const COVERED = 4 // how much worse it is to cover something than to be far from the plate
const FAR = 0.0008 // of its own size that a bubble may cover to be one pixel nearer
const AWAY = 0.05 // the same for the pixels beyond `NEAR`
const OWN = 100 // how much worse it is to cover what is your own

/** What a bubble may lie on. */
export interface Surroundings {
  /** What can be pressed or read. */
  others: readonly Box[]
  /** The reader's own areas: a bubble there reads as the reader's own words. */
  own: readonly Box[]
  window: { width: number; height: number }
}

/** The place near `plate` where a bubble covers as little as possible, and nothing of the reader's own area. */
export function bubblePlace(
  size: { width: number; height: number },
  plate: Box,
  { others, own, window }: Surroundings,
): { x: number; y: number } {
  const area = size.width * size.height
  const start = { x: plate.x + 12, y: plate.y + plate.height + EDGE }
  let best = { x: start.x, y: start.y, cost: Infinity }
  for (let y = EDGE; y + size.height <= window.height - EDGE; y += STEP)
    for (let x = EDGE; x + size.width <= window.width - EDGE; x += STEP) {
      const box = { x, y, ...size }
      const covered = [plate, ...others].reduce((sum, other) => sum + overlap(box, other), 0)
      const mine = own.reduce((sum, other) => sum + overlap(box, other), 0)
      const distance = Math.hypot(x - start.x, y - start.y)
      const away = Math.max(0, gap(box, plate) - NEAR)
      const cost = covered * COVERED + mine * OWN + area * (FAR * distance + AWAY * away)
      if (cost < best.cost) best = { x, y, cost }
    }
  return { x: best.x, y: best.y }
}

/** How many pixels lie between two boxes. */
function gap(one: Box, other: Box): number {
  const x = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0)
  const y = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0)
  return Math.hypot(x, y)
}

/** The part of a box that another one shows, or null. */
export function visiblePart(box: Box, frame: Box): Box | null {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)]
  const width = Math.min(box.x + box.width, frame.x + frame.width) - x
  const height = Math.min(box.y + box.height, frame.y + frame.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** How many square pixels two boxes share. */
export function overlap(one: Box, other: Box): number {
  const shared = visiblePart(one, other)
  return shared ? shared.width * shared.height : 0
}
