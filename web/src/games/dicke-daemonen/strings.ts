/* Strings as SVG paths. Each element has its own pattern, so that no information depends on colour. Pure. */

export type Point = [x: number, y: number]

const ZIGZAG = { step: 18, swing: 6 }
const WAVE = { step: 26, swing: 9 }

const coordinates = (point: Point): string => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`

/** The closed path through some points. */
export function around(points: readonly Point[]): string {
  return points.length ? `M${points.map(coordinates).join('L')}Z` : ''
}

/** The path of a closed string as a zigzag. */
export function zigzag(points: readonly Point[]): string {
  return around(swingPoints(points, ZIGZAG.step, ZIGZAG.swing))
}

/** The path of a closed string as a smooth wave. */
export function wave(points: readonly Point[]): string {
  const bends = swingPoints(points, WAVE.step, WAVE.swing)
  const middles = bends.map((bend, i) => halfway(bend, bends[(i + 1) % bends.length]!))
  const start = middles.at(-1)
  if (!start) return ''
  return `M${coordinates(start)}${bends.map((bend, i) => `Q${coordinates(bend)} ${coordinates(middles[i]!)}`).join('')}Z`
}

/** The point that is farthest from all others, where a sign covers nothing. */
export function clearest(points: readonly Point[], others: readonly Point[]): Point {
  let best: Point = points[0] ?? [0, 0]
  for (const point of points) if (room(point, others) > room(best, others)) best = point
  return best
}

/** The nearest place within reach, if there is one. */
export function nearest<Place extends { x: number; y: number }>(
  places: readonly Place[],
  to: Point,
  reach: number,
): Place | undefined {
  let best: Place | undefined
  let smallest = reach
  for (const place of places) {
    const gap = distance([place.x, place.y], to)
    if (gap <= smallest) [best, smallest] = [place, gap]
  }
  return best
}

const COORDINATES = /\((-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)/g

/** The points that a sentence of the server names by coordinates, and the sentence with names of marks instead. */
export function marked(
  sentence: string,
  nameOf: (number: number, count: number) => string,
): { sentence: string; marks: Point[] } {
  const marks = [...sentence.matchAll(COORDINATES)].map(([, x, y]): Point => [Number(x), Number(y)])
  let number = 0
  return {
    sentence: sentence.replace(COORDINATES, () => nameOf(++number, marks.length)),
    marks,
  }
}

/** The distance from a point to the nearest of others. */
export const room = (point: Point, others: readonly Point[]): number =>
  Math.min(...others.map((other) => distance(point, other)))

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Points at even steps along a closed string, alternately at its left and its right. */
function swingPoints(points: readonly Point[], step: number, swing: number): Point[] {
  const ring = points.map((point, i) => [point, points[(i + 1) % points.length]!] as const)
  const length = ring.reduce((sum, [from, to]) => sum + distance(from, to), 0)
  if (!length) return []
  const count = 2 * Math.max(1, Math.round(length / step)) // even, so that the end meets the start
  const bends: Point[] = []
  let walked = 0
  for (const [from, to] of ring) {
    const size = distance(from, to)
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
