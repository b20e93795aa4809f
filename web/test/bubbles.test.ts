import { describe, expect, it } from 'vitest'
import { bubblePlace, overlap, visiblePart, type Box } from '../src/play/bubbles'

const WINDOW = { width: 1000, height: 600 }
const SIZE = { width: 200, height: 40 }
const plate: Box = { x: 300, y: 40, width: 300, height: 40 }
const around = (others: Box[] = [], own: Box[] = []) => ({ others, own, window: WINDOW })

describe('what a bot says', () => {
  it('stands below its plate where nothing is', () => {
    const { x, y } = bubblePlace(SIZE, plate, around())
    expect(Math.abs(x - 312)).toBeLessThan(24)
    expect(y).toBeGreaterThanOrEqual(80)
    expect(y).toBeLessThan(120)
  })
  it('covers nothing that can be pressed, where there is a free place', () => {
    const board: Box = { x: 0, y: 84, width: 1000, height: 400 }
    const place = { ...bubblePlace(SIZE, plate, around([board])), ...SIZE }
    expect(overlap(place, board)).toBe(0)
    expect(overlap(place, plate)).toBe(0)
  })
  it('stays in the window where everything is covered', () => {
    const all: Box = { x: 0, y: 0, ...WINDOW }
    const { x, y } = bubblePlace(SIZE, plate, around([all]))
    expect(x + SIZE.width).toBeLessThanOrEqual(1000)
    expect(y + SIZE.height).toBeLessThanOrEqual(600)
  })
  it('covers the cards of its bot rather than your own area or a free place far away', () => {
    const board: Box = { x: 0, y: 0, width: 1000, height: 400 }
    const mine: Box = { x: 0, y: 400, width: 1000, height: 160 }
    const { x, y } = bubblePlace(SIZE, plate, around([board], [mine]))
    expect(overlap({ x, y, ...SIZE }, mine)).toBe(0)
    expect(y).toBeLessThan(plate.y + plate.height + 40)
  })
  it('does not cover your own area where that lies at the plate', () => {
    const low: Box = { ...plate, y: 340 }
    const mine: Box = { x: 0, y: 384, width: 1000, height: 216 }
    const place = { ...bubblePlace(SIZE, low, around([], [mine])), ...SIZE }
    expect(overlap(place, mine)).toBe(0)
  })
  it('has its plate out of sight where the table scrolled', () => {
    expect(visiblePart({ ...plate, y: -60 }, { x: 0, y: 0, ...WINDOW })).toBeNull()
    expect(visiblePart(plate, { x: 0, y: 60, ...WINDOW })?.height).toBe(20)
  })
})
