/* The geometry of strings in the editor: outlines, handles, knots. Pure.

   This is only for drawing: the server decides which layouts are valid and which board they make. */
import type { Point } from '../strings'
import type {
  DickeDaemonenEllipseText as Ellipse,
  DickeDaemonenLayoutText as Layout,
  DickeDaemonenLoopText as Loop,
} from '../../../wire'

export type { Ellipse, Layout, Loop }
export type Line = Ellipse | Loop

const ELLIPSE_STEPS = 180
const CURVE_STEPS = 160
const ELLIPSE_HANDLES = 8 // an ellipse has no points of its own
const MIN_HANDLES = 3
export const MAX_HANDLES = 64

const round = (value: number): number => Math.round(value * 100) / 100
const roundPoint = (x: number, y: number): Point => [round(x), round(y)]
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const nextOf = <T>(ring: readonly T[], i: number): T => ring[(i + 1) % ring.length]!

/** The fine polygon that approximates a string. */
export function outline(line: Line): Point[] {
  if (line.shape === 'ellipse') return ellipsePoints(line, ELLIPSE_STEPS)
  if (line.shape === 'polygon' || line.points.length < MIN_HANDLES) return line.points
  const steps = Math.max(4, Math.floor(CURVE_STEPS / line.points.length))
  return line.points.flatMap((_, i) => {
    const span = [-1, 0, 1, 2].map((k) => line.points.at((i + k) % line.points.length)!)
    return Array.from({ length: steps }, (_, j) => interpolate(span, j / steps))
  })
}

/** A point of the spline (Catmull-Rom) between the second and the third of four points. */
function interpolate(span: Point[], t: number): Point {
  const at = (axis: 0 | 1): number => {
    const [p, q, r, s] = span.map((point) => point[axis]) as [number, number, number, number]
    const cube = s - p + 3 * (q - r)
    const square = 2 * p - 5 * q + 4 * r - s
    return (((cube * t + square) * t + (r - p)) * t + 2 * q) / 2
  }
  return roundPoint(at(0), at(1))
}

function ellipsePoints(line: Ellipse, steps: number): Point[] {
  const turn = (line.rotation_deg * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    const [x, y] = [line.rx * Math.cos(angle), line.ry * Math.sin(angle)]
    return roundPoint(line.cx + x * cos - y * sin, line.cy + x * sin + y * cos)
  })
}

/** The points that can be dragged to bend a string. */
export const handlesOf = (line: Line): Point[] =>
  line.shape === 'ellipse' ? ellipsePoints(line, ELLIPSE_HANDLES) : line.points

/** A string moved as a whole. */
export function moveLine(line: Line, dx: number, dy: number): Line {
  const shift = ([x, y]: Point): Point => roundPoint(x + dx, y + dy)
  if (line.shape === 'ellipse') {
    const [cx, cy] = shift([line.cx, line.cy])
    return { ...line, cx, cy, knot: shift(line.knot) }
  }
  return { ...line, points: line.points.map(shift), knot: shift(line.knot) }
}

/** A string with one handle moved; an ellipse becomes a curve through its handles. */
export function moveHandle(line: Line, handle: number, to: Point): Line {
  const points = handlesOf(line).map((point, i) => (i === handle ? roundPoint(...to) : point))
  return withPoints(line, points)
}

/** A string with a new handle at the point nearest to `at`; null if it has the maximum. */
export function withHandle(line: Line, at: Point): Line | null {
  const points = handlesOf(line)
  if (points.length >= MAX_HANDLES) return null
  const polygon = outline(withPoints(line, points))
  const share = nearestPosition(polygon, at) / polygon.length
  const before = Math.min(points.length - 1, Math.floor(share * points.length))
  const added = pointAt(polygon, share * polygon.length)
  return withPoints(line, [...points.slice(0, before + 1), added, ...points.slice(before + 1)])
}

/** A string without one of its handles; null if it has the minimum. */
export function withoutHandle(line: Line, handle: number): Line | null {
  const points = handlesOf(line)
  return points.length > MIN_HANDLES
    ? withPoints(
        line,
        points.filter((_, i) => i !== handle),
      )
    : null
}

function withPoints(line: Line, points: Point[]): Line {
  const shape = line.shape === 'polygon' ? 'polygon' : 'curve'
  const curve: Loop = { colour: line.colour, shape, points, knot: line.knot }
  return moveKnot(curve, line.knot)
}

/** A string with its knot at the point nearest to `to`. */
export function moveKnot(line: Line, to: Point): Line {
  const polygon = outline(line)
  return { ...line, knot: pointAt(polygon, nearestPosition(polygon, to)) }
}

/** A string with its knot moved by a distance along it. */
export function slideKnot(line: Line, offset: number): Line {
  const polygon = outline(line)
  const sign = Math.sign(offset)
  let position = nearestPosition(polygon, line.knot)
  let remaining = Math.abs(offset)
  while (remaining > 0) {
    const i = Math.floor(position) % polygon.length
    const size = distance(polygon[i]!, nextOf(polygon, i)) || 1
    const inEdge = position - Math.floor(position)
    const room = sign > 0 ? (1 - inEdge) * size : (inEdge || 1) * size
    const step = Math.min(room, remaining)
    position = (position + (sign * step) / size + polygon.length) % polygon.length
    remaining -= Math.max(step, 0.01)
  }
  return { ...line, knot: pointAt(polygon, position) }
}

/** The position along a closed polygon, in edges, that is nearest to a point. */
export function nearestPosition(polygon: readonly Point[], to: Point): number {
  let [best, smallest] = [0, Infinity]
  for (const [i, from] of polygon.entries()) {
    const [dx, dy] = [nextOf(polygon, i)[0] - from[0], nextOf(polygon, i)[1] - from[1]]
    const size = dx * dx + dy * dy
    const inner = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy
    const part = size ? Math.max(0, Math.min(1, inner / size)) : 0
    const gap = distance([from[0] + part * dx, from[1] + part * dy], to)
    if (gap < smallest) [best, smallest] = [i + part, gap]
  }
  return best
}

function pointAt(polygon: readonly Point[], where: number): Point {
  const i = Math.floor(where) % polygon.length
  const part = where - Math.floor(where)
  const [from, to] = [polygon[i]!, nextOf(polygon, i)]
  return roundPoint(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]))
}
