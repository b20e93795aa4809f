import { describe, expect, it } from 'vitest'
import {
  nearestPosition,
  moveHandle,
  handlesOf,
  moveLine,
  outline,
  slideKnot,
  moveKnot,
  withHandle,
  withoutHandle,
  type Line,
} from '../src/games/dicke-daemonen/editor/shapes'

const ring: Line = {
  colour: 'red',
  shape: 'ellipse',
  cx: 400,
  cy: 400,
  rx: 200,
  ry: 100,
  rotation_deg: 90,
  knot: [400, 600],
}
const square: Line = {
  colour: 'blue',
  shape: 'polygon',
  points: [
    [100, 100],
    [300, 100],
    [300, 300],
    [100, 300],
  ],
  knot: [200, 100],
}
const distance = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.hypot(a[0] - b[0], a[1] - b[1])

describe('strings in the editor', () => {
  it('have the same outlines as on the server', () => {
    expect(outline(ring)[0]).toEqual([400, 600]) // turned by a quarter: the long way is downwards
    expect(outline(ring)[45]).toEqual([300, 400])
    expect(outline(square)).toEqual([
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ])
    const curve: Line = { ...square, shape: 'curve' }
    expect(outline(curve)).toHaveLength(160)
    expect(outline(curve)[0]).toEqual([100, 100])
    expect(outline(curve)[40]).toEqual([300, 100])
  })

  it('move as a whole with their knots', () => {
    expect(moveLine(ring, 5, -7)).toMatchObject({ cx: 405, cy: 393, knot: [405, 593] })
    expect(moveLine(square, 1, 2)).toMatchObject({
      points: [
        [101, 102],
        [301, 102],
        [301, 302],
        [101, 302],
      ],
      knot: [201, 102],
    })
  })

  it('bend at a handle, and the knot stays on the string', () => {
    const changed = moveHandle(ring, 0, [400, 700])
    expect(changed.shape).toBe('curve')
    expect(handlesOf(changed)[0]).toEqual([400, 700])
    expect(handlesOf(changed).slice(1)).toEqual(handlesOf(ring).slice(1))
    const polygon = outline(changed)
    expect(Math.min(...polygon.map((point) => distance(point, changed.knot)))).toBeLessThan(10)
    expect(distance(moveKnot(changed, changed.knot).knot, changed.knot)).toBeLessThan(0.05)
    expect(moveHandle(square, 2, [350, 350]).shape).toBe('polygon')
  })

  it('get and lose handles, within limits', () => {
    const more = withHandle(square, [190, 90])!
    expect(handlesOf(more)).toEqual([
      [100, 100],
      [190, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ])
    expect(withoutHandle(more, 1)).toEqual(square)
    const three = withoutHandle(square, 0)!
    expect(withoutHandle(three, 0)).toBeNull()
    expect(handlesOf(withHandle(ring, [400, 600])!)).toHaveLength(9)
  })

  it('let their knots slide both ways around', () => {
    expect(slideKnot(square, 50).knot).toEqual([250, 100])
    expect(slideKnot(square, -50).knot).toEqual([150, 100])
    expect(slideKnot(square, 150).knot).toEqual([300, 150])
    expect(slideKnot(square, -150).knot).toEqual([100, 150])
    expect(moveKnot(square, [320, 210]).knot).toEqual([300, 210])
    expect(
      nearestPosition(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        [10, 4],
      ),
    ).toBeCloseTo(1.4)
  })
})
