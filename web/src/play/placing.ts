/* Where a preview stands: beside the thing on the roomier side, never over the thing, the hand, a proposal or the
   prompt, and over what can be chosen only if it must. Pure. */
interface Rect {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
}

/** The part of the window that a preview may use. */
export interface Room {
  left: number
  top: number
  right: number
  bottom: number
  /** What must stay in sight: the player's own area, proposals. */
  taken: readonly Rect[]
  /** What should stay in sight: what can be chosen now, and the cards beside the thing. */
  wanted: readonly Rect[]
}

interface Spot {
  left: number
  top: number
}

const GAP = 10
const CLOSE = 4 // between a number and its change
const [RISE, RISEN] = [10, 1.06] // pixels up, and how much larger
const [NEVER, HARDLY] = [1e6, 1e3] // how much worse a pixel of what is covered is than one of what is `wanted`

const AWAY = 200 // how much a pixel farther away is worse

const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/** The upper left corner of a box that explains a thing. */
export function placeBeside(thing: Rect, box: { width: number; height: number }, room: Room): Spot {
  const lefts = [
    (thing.left + thing.right - box.width) / 2,
    thing.left,
    thing.right - box.width,
    ...room.taken.flatMap((rect) => [rect.left - box.width - GAP, rect.right + GAP]),
  ]
  const tops = [
    (thing.top + thing.bottom - box.height) / 2,
    thing.top,
    thing.bottom - box.height,
    ...room.taken.map((rect) => rect.top - GAP - box.height),
  ]
  const after = { at: thing.right + GAP, room: room.right - thing.right }
  const before = { at: thing.left - GAP - box.width, room: thing.left - room.left }
  const sides = after.room >= before.room ? [after, before] : [before, after]
  const above = [
    thing.top - GAP - box.height,
    ...room.taken.map((rect) => rect.top - GAP - box.height),
  ]
  const spots = [
    ...sides.flatMap(({ at }) => tops.map((top) => ({ left: at, top }))),
    ...[...above, thing.bottom + GAP].flatMap((top) => lefts.map((left) => ({ left, top }))),
  ].map(({ left, top }) => ({
    left: within(left, room.left, Math.max(room.left, room.right - box.width)),
    top: within(top, room.top, Math.max(room.top, room.bottom - box.height)),
  }))
  const { width, height } = box
  const cost = (spot: Spot) => {
    const covered = (all: readonly Rect[]) =>
      all.reduce((sum, rect) => sum + overlap({ ...spot, width, height }, rect), 0)
    const dx = Math.max(0, spot.left - thing.right, thing.left - spot.left - width)
    const dy = Math.max(0, spot.top - thing.bottom, thing.top - spot.top - height)
    const away = AWAY * Math.hypot(dx, dy)
    return NEVER * covered([thing]) + HARDLY * covered(room.taken) + away + covered(room.wanted)
  }
  const costs = spots.map(cost)
  return spots[costs.indexOf(Math.min(...costs))] as Spot
}

/** The upper left corner of the change of a number: beside it in its own row, inside the window. */
export function floatPlace(
  number: Rect,
  change: { width: number; height: number },
  windowWidth: number,
): Spot {
  const after = number.right + CLOSE
  const isOutside = after + change.width > windowWidth
  const left = isOutside ? number.left - CLOSE - change.width : after
  return { left, top: (number.top + number.bottom - change.height) / 2 }
}

/** How the plate of a winner rises: it grows away from the edges of the window. */
export function rising(
  plate: Rect,
  window: { width: number; height: number },
): { transform: string[]; transformOrigin: string[] } {
  const scale = Math.max(1, Math.min(RISEN, window.width / plate.width))
  const origin = (start: number, free: number) => `${free > 0 ? (100 * start) / free : 50}%`
  const x = origin(plate.left, window.width - plate.width)
  const y = origin(plate.top, window.height - plate.height)
  const up = `translateY(${-within(plate.top, 0, RISE)}px) scale(${scale})`
  return {
    transform: ['none', up, up, 'none'],
    transformOrigin: Array<string>(4).fill(`${x} ${y}`),
  }
}

/** The area that two boxes share. */
function overlap(box: Spot & { width: number; height: number }, other: Rect): number {
  const width = Math.min(box.left + box.width, other.right) - Math.max(box.left, other.left)
  const height = Math.min(box.top + box.height, other.bottom) - Math.max(box.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
