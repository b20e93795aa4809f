import { describe, expect, it } from 'vitest'
import {
  around,
  clearest,
  marked,
  nearest,
  room,
  wave,
  zigzag,
  type Point,
} from '../src/games/dicke-daemonen/strings'

const square: Point[] = [
  [0, 0],
  [90, 0],
  [90, 90],
  [0, 90],
]
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('strings as paths', () => {
  it('goes around points and closes', () => {
    expect(around(square)).toBe('M0.0 0.0L90.0 0.0L90.0 90.0L0.0 90.0Z')
    expect(around([])).toBe('')
  })

  it('swings to both sides equally often, so that the end meets the start', () => {
    const bends = (zigzag(square).match(/[ML]/g) ?? []).length
    expect(bends).toBeGreaterThan(10)
    expect(bends % 2).toBe(0)
  })

  it('stays near its string', () => {
    for (const path of [zigzag(square), wave(square)])
      for (const number of numbers(path)) {
        expect(number).toBeGreaterThan(-10)
        expect(number).toBeLessThan(100)
      }
  })

  it('draws nothing for a string without length', () => {
    expect(zigzag([])).toBe('')
    expect(wave([[5, 5]])).toBe('')
  })
})

describe('places', () => {
  it('finds the point of a string that is farthest from others', () => {
    expect(
      clearest(square, [
        [0, 0],
        [90, 0],
        [0, 80],
      ]),
    ).toEqual([90, 90])
  })

  it('means the nearest place within reach, or none', () => {
    const places = [
      { at: 'a', x: 0, y: 0 },
      { at: 'b', x: 30, y: 0 },
    ]
    expect(nearest(places, [20, 0], 34)?.at).toBe('b')
    expect(nearest(places, [14, 0], 34)?.at).toBe('a')
    expect(nearest(places, [90, 90], 34)).toBeUndefined()
  })

  it('knows how much room there is to the nearest of other points', () => {
    const others: Point[] = [
      [3, 4],
      [90, 90],
    ]
    expect(room([0, 0], others)).toBe(5)
  })
})

describe('a problem of the strings', () => {
  const nameOf = (number: number, count: number) => (count > 1 ? `mark ${number}` : 'the mark')

  it('names marks instead of coordinates, each with its place', () => {
    expect(marked('the strings touch at (844.1, 312.5)', nameOf)).toEqual({
      sentence: 'the strings touch at the mark',
      marks: [[844.1, 312.5]],
    })
    expect(marked('the crossings at (1.0, 2.0) and (-3.5, 4.0) are close', nameOf)).toEqual({
      sentence: 'the crossings at mark 1 and mark 2 are close',
      marks: [
        [1, 2],
        [-3.5, 4],
      ],
    })
    expect(marked('a line is missing', nameOf).marks).toEqual([])
  })
})
