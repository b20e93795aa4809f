/* The shapes of strings as an editor moves them: where they run, their handles, their knots. Pure.

   Only drawing: whether strings may lie like that, and what board they make, the server says. */
import type { Point } from './strings'

export interface Ellipse {
  colour: string
  shape: 'ellipse'
  cx: number
  cy: number
  rx: number
  ry: number
  rotation_deg: number
  knot: Point
}

export interface Loop {
  colour: string
  shape: 'polygon' | 'curve'
  points: Point[]
  knot: Point
}

export type Line = Ellipse | Loop

export interface Layout {
  name?: string
  lines: Line[]
}

const ELLIPSE_STEPS = 180
const CURVE_STEPS = 160
const HANDLES = 8 // of an ellipse, which has no points of its own
const FEWEST = 3
export const MOST = 64

const rounded = (value: number): number => Math.round(value * 100) / 100
const place = (x: number, y: number): Point => [rounded(x), rounded(y)]
const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])
const after = <T>(ring: readonly T[], i: number): T => ring[(i + 1) % ring.length]!

/** The fine polygon that stands for a string. */
export function outline(line: Line): Point[] {
  if (line.shape === 'ellipse') return aroundEllipse(line, ELLIPSE_STEPS)
  if (line.shape === 'polygon' || line.points.length < FEWEST) return line.points
  const steps = Math.max(4, Math.floor(CURVE_STEPS / line.points.length))
  return line.points.flatMap((_, i) => {
    const span = [-1, 0, 1, 2].map((k) => line.points.at((i + k) % line.points.length)!)
    return Array.from({ length: steps }, (_, j) => blended(span, j / steps))
  })
}

/** A point of the smooth line between the second and the third of four points. */
function blended(span: Point[], t: number): Point {
  const at = (axis: 0 | 1): number => {
    const [p, q, r, s] = span.map((point) => point[axis]) as [number, number, number, number]
    const cube = s - p + 3 * (q - r)
    const square = 2 * p - 5 * q + 4 * r - s
    return (((cube * t + square) * t + (r - p)) * t + 2 * q) / 2
  }
  return place(at(0), at(1))
}

function aroundEllipse(line: Ellipse, steps: number): Point[] {
  const turn = (line.rotation_deg * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    const [x, y] = [line.rx * Math.cos(angle), line.ry * Math.sin(angle)]
    return place(line.cx + x * cos - y * sin, line.cy + x * sin + y * cos)
  })
}

/** What can be dragged to bend a string. */
export const handlesOf = (line: Line): Point[] =>
  line.shape === 'ellipse' ? aroundEllipse(line, HANDLES) : line.points

/** A string moved as a whole. */
export function moved(line: Line, dx: number, dy: number): Line {
  const by = ([x, y]: Point): Point => place(x + dx, y + dy)
  if (line.shape === 'ellipse') {
    const [cx, cy] = by([line.cx, line.cy])
    return { ...line, cx, cy, knot: by(line.knot) }
  }
  return { ...line, points: line.points.map(by), knot: by(line.knot) }
}

/** A string with one handle elsewhere; an ellipse becomes a curve through its handles. */
export function bent(line: Line, handle: number, to: Point): Line {
  const points = handlesOf(line).map((point, i) => (i === handle ? place(...to) : point))
  return withPoints(line, points)
}

/** A string with one more handle, where it is nearest to a place; null: it has enough. */
export function withHandle(line: Line, at: Point): Line | null {
  const points = handlesOf(line)
  if (points.length >= MOST) return null
  const way = outline(withPoints(line, points))
  const share = along(way, at) / way.length
  const before = Math.min(points.length - 1, Math.floor(share * points.length))
  const added = pointAt(way, share * way.length)
  return withPoints(line, [...points.slice(0, before + 1), added, ...points.slice(before + 1)])
}

/** A string without one of its handles; null: it needs them all. */
export function withoutHandle(line: Line, handle: number): Line | null {
  const points = handlesOf(line)
  return points.length > FEWEST ? withPoints(line, points.filter((_, i) => i !== handle)) : null
}

function withPoints(line: Line, points: Point[]): Line {
  const shape = line.shape === 'polygon' ? 'polygon' : 'curve'
  const made: Loop = { colour: line.colour, shape, points, knot: line.knot }
  return tied(made, line.knot)
}

/** A string with its knot as near to a place as the string runs. */
export function tied(line: Line, to: Point): Line {
  const way = outline(line)
  return { ...line, knot: pointAt(way, along(way, to)) }
}

/** A string whose knot slid so far along it. */
export function slid(line: Line, far: number): Line {
  const way = outline(line)
  const sign = Math.sign(far)
  let here = along(way, line.knot)
  let left = Math.abs(far)
  while (left > 0) {
    const i = Math.floor(here) % way.length
    const size = apart(way[i]!, after(way, i)) || 1
    const inEdge = here - Math.floor(here)
    const room = sign > 0 ? (1 - inEdge) * size : (inEdge || 1) * size
    const step = Math.min(room, left)
    here = (here + (sign * step) / size + way.length) % way.length
    left -= Math.max(step, 0.01)
  }
  return { ...line, knot: pointAt(way, here) }
}

/** How far along a closed way, in edges, it is nearest to a place. */
export function along(way: readonly Point[], to: Point): number {
  let [best, least] = [0, Infinity]
  for (const [i, from] of way.entries()) {
    const [dx, dy] = [after(way, i)[0] - from[0], after(way, i)[1] - from[1]]
    const size = dx * dx + dy * dy
    const inner = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy
    const part = size ? Math.max(0, Math.min(1, inner / size)) : 0
    const far = apart([from[0] + part * dx, from[1] + part * dy], to)
    if (far < least) [best, least] = [i + part, far]
  }
  return best
}

function pointAt(way: readonly Point[], where: number): Point {
  const i = Math.floor(where) % way.length
  const part = where - Math.floor(where)
  const [from, to] = [way[i]!, after(way, i)]
  return place(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]))
}
