import { describe, expect, it } from 'vitest'
import { lanesInOrder, seenFrom, turned } from '../src/games/mephisto/dungeon'
import { fightOf, gearOf, leastFavor, leastWear, mostSouls, wayWith } from '../src/games/mephisto/fights'
import type { MephistoFightView, MephistoGearView, MephistoWayView } from '../src/wire'

const GRID = [['a', 'b', ''], ['c', 'deck', 'd'], ['', 'e', 'f']]

const way = (weapons: string[], attack: number, favor: number, missing = 0, breaks: string[] = []): MephistoWayView => ({
  weapons, weapons_at: weapons.map((one) => `gear:${one}`), attack, extra: 0, discards: [], favor, missing, possible: missing === 0, breaks, actions: [],
})
const fight = (cells: string[], souls: number, ways: MephistoWayView[]): MephistoFightView => ({
  action: cells.join(), lane: 1, cells, monsters: cells, need: 0, souls, ways,
  possible: ways.some((one) => one.possible), missing: Math.min(...ways.map((one) => one.missing)),
})
const gear = (at: string, card: string, attack: number): MephistoGearView => ({
  at, name: at, card, kind: 'weapon', durability: 1, full: 2, attack, printed: attack, lasting: 0,
  boosts: [], own: 0, attached: [], activated: 0, activations: 0, fresh: false,
})

describe('the dungeon', () => {
  it('is turned until one sits below', () => {
    expect(turned(GRID, 'south')).toEqual(GRID)
    expect(turned(GRID, 'east')).toEqual([['', 'c', 'a'], ['e', 'deck', 'b'], ['f', 'd', '']])
    expect(turned(turned(GRID, 'north'), 'north')).toEqual(GRID)
  })
  it('has the others to the left, opposite and to the right', () => {
    expect(['south', 'west', 'north', 'east'].map((side) => seenFrom(side, 'east'))).toEqual([1, 2, 3, 0])
  })
  it('has the ends of lanes in the order in which they lie', () => {
    const seen = turned(GRID, 'east')
    expect(lanesInOrder([['b', 'a'], ['d', 'c'], ['f', 'e']], seen, 0)).toEqual([2, 1, 0])
    expect(lanesInOrder([['c', 'a'], ['e', 'b'], ['f', 'd']], seen, 1)).toEqual([0, 1, 2])
  })
})

describe('fights', () => {
  const bare = way([], 0, 9, 4)
  const sword = way(['sword'], 5, 4, 0, ['sword'])
  const axe = way(['axe'], 3, 6)
  const small = fight(['1a'], 2, [bare, sword, axe])
  const large = fight(['1a', '1b'], 5, [way([], 0, 20, 9)])

  it('are ordered by what they cost', () => {
    expect(leastFavor(small.ways)).toBe(sword)
    expect(leastWear(small.ways)).toBe(axe)
    expect(leastFavor([])).toBeUndefined()
  })
  it('that can be won come before those that bring more', () => {
    expect(mostSouls([large, small])).toBe(small)
  })
  it('are found by their cells and weapons', () => {
    expect(fightOf([small, large], ['1b', '1a'])).toBe(large)
    expect(fightOf([small, large], ['1b'])).toBeUndefined()
    expect(wayWith(small, [gear('gear:axe', 'axe', 3)])).toBe(axe)
    expect(wayWith(small, [])).toBe(bare)
  })
  it('tell equal weapons apart, though they do the same', () => {
    const first = way(['axe'], 3, 6)
    const second = { ...way(['axe'], 3, 6, 0, ['axe']), weapons_at: ['gear:axe:2'] }
    const both = fight(['1a'], 2, [first, second])
    const [axe1, axe2] = [gear('gear:axe', 'axe', 3), gear('gear:axe:2', 'axe', 3)]
    expect([wayWith(both, [axe1]), wayWith(both, [axe2])]).toEqual([first, second])
    expect(gearOf(second, [axe1, axe2])).toEqual([axe2])
    expect(wayWith(both, [axe1, axe2])).toBeUndefined()
  })
})
