import { expect, it } from 'vitest'
import { isAmongFirst } from '../src/state/newcomer'

it('the coach has notes at the first three tables of a game, also after a return', () => {
  expect(['a', 'b', 'a', 'c', 'd', 'c'].map((table) => isAmongFirst('lanterns', table))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ])
  expect(isAmongFirst('leduc', 'd')).toBe(true)
})
