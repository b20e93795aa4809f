/* Strings as paths: each element has a pattern of its own, so that colour is never needed. Pure. */

export type Point = readonly [x: number, y: number]

const ZIGZAG = { step: 18, swing: 6 }
const WAVE = { step: 26, swing: 9 }

const text = (point: Point): string => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`

/** The path around some points. */
export function around(points: readonly Point[]): string {
  return points.length ? `M${points.map(text).join('L')}Z` : ''
}

/** The path of a closed string that swings to both sides with sharp bends. */
export function zigzag(points: readonly Point[]): string {
  return around(swung(points, ZIGZAG.step, ZIGZAG.swing))
}

/** The path of a closed string that swings to both sides softly. */
export function wave(points: readonly Point[]): string {
  const bends = swung(points, WAVE.step, WAVE.swing)
  const middles = bends.map((bend, i) => halfway(bend, bends[(i + 1) % bends.length]!))
  const start = middles.at(-1)
  if (!start) return ''
  return `M${text(start)}${bends.map((bend, i) => `Q${text(bend)} ${text(middles[i]!)}`).join('')}Z`
}

/** The point of a string that is farthest from others: where its sign covers nothing. */
export function clearest(points: readonly Point[], others: readonly Point[]): Point {
  const room = (point: Point) => Math.min(...others.map((other) => apart(point, other)))
  let best: Point = points[0] ?? [0, 0]
  for (const point of points) if (room(point) > room(best)) best = point
  return best
}

/** The nearest of some places within reach; undefined if there is none. */
export function nearest<Place extends { x: number; y: number }>(
  places: readonly Place[],
  to: Point,
  reach: number,
): Place | undefined {
  let best: Place | undefined
  let least = reach
  for (const place of places) {
    const far = apart([place.x, place.y], to)
    if (far <= least) [best, least] = [place, far]
  }
  return best
}

const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])
const halfway = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]

/** Points at even steps along a closed string, by turns to its left and to its right. */
function swung(points: readonly Point[], step: number, swing: number): Point[] {
  const ring = points.map((point, i) => [point, points[(i + 1) % points.length]!] as const)
  const length = ring.reduce((sum, [from, to]) => sum + apart(from, to), 0)
  if (!length) return []
  const count = 2 * Math.max(1, Math.round(length / step)) // even, so that the end meets the start
  const bends: Point[] = []
  let walked = 0
  for (const [from, to] of ring) {
    const size = apart(from, to)
    while (bends.length < count && (bends.length * length) / count < walked + size) {
      const part = ((bends.length * length) / count - walked) / size
      const side = (bends.length % 2 ? swing : -swing) / size
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      bends.push([from[0] + part * dx - side * dy, from[1] + part * dy + side * dx])
    }
    walked += size
  }
  return bends
}
