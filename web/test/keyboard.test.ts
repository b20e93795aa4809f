import { describe, expect, it } from 'vitest'
import { neighbour, readingOrder, type Box } from '../src/play/keyboard'

const box = (id: string, x: number, y: number): Box => ({ id, x, y, width: 10, height: 10 })
const grid = [box('a', 0, 0), box('b', 20, 2), box('c', 40, 0), box('d', 0, 30), box('e', 22, 30)]

describe('keyboard order', () => {
  it('reads row by row, also where rows are a little crooked', () => {
    const mixed = [grid[4], grid[1], grid[3], grid[0], grid[2]] as Box[]
    expect(readingOrder(mixed).map((box) => box.id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  it('begins with the first where nothing has the focus', () => {
    expect(neighbour(grid, '', 'ArrowRight')).toBe('a')
  })
  it('goes to the nearest in each direction', () => {
    expect(neighbour(grid, 'a', 'ArrowRight')).toBe('b')
    expect(neighbour(grid, 'b', 'ArrowDown')).toBe('e')
    expect(neighbour(grid, 'e', 'ArrowUp')).toBe('b')
    expect(neighbour(grid, 'c', 'ArrowLeft')).toBe('b')
  })
  it('stays where there is nothing', () => {
    expect(neighbour(grid, 'c', 'ArrowRight')).toBeNull()
    expect(neighbour([], 'c', 'ArrowRight')).toBeNull()
  })
})
