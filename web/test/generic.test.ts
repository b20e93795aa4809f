/* The buttons of a text table. */
import { expect, test } from 'vitest'
import { namingColumn } from '../src/games/generic/naming'

test('the buttons of a section stand in one column', () => {
  const at = ['field:F9', 'field:F10']
  const rows = [
    ['F9', '4 (3 + 1 knot)', '-'],
    ['F10', '3 (3 + 0 knots)', 'red'],
  ]
  expect(namingColumn({ rows, at })).toBe(0)
})

test('a name that stands only in the first of several rows names none of them', () => {
  const at = ['slot:1', 'slot:2']
  const rows = [
    ['Griffin', '1b 0r', 'attack 2'],
    ['', '', 'defend 2'],
  ]
  expect(namingColumn({ rows, at })).toBe(2)
})

test('a name comes before a number or a symbol, and rows without an element do not count', () => {
  const at = ['cell:1a', 'cell:1b', '']
  const rows = [
    ['1', '1a', 'Skeleton'],
    ['1', '1b', 'Mallet'],
    ['', '', ''],
  ]
  expect(namingColumn({ rows, at })).toBe(2)
  rows[1]![2] = ''
  expect(namingColumn({ rows, at })).toBe(1)
})
