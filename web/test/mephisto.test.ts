import { describe, expect, it } from 'vitest'
import { entranceSide, sortLanes, rotateToLanes } from '../src/games/mephisto/dungeon'
import {
  fightOf,
  gearOf,
  leastFavor,
  leastWear,
  mostSouls,
  wayWith,
} from '../src/games/mephisto/fights'
import { withIcons } from '../src/games/mephisto/keywords'
import type { MephistoFightView, MephistoGearView, MephistoWayView } from '../src/wire'

const GRID = [
  ['a', 'b', ''],
  ['c', 'deck', 'd'],
  ['', 'e', 'f'],
]

const way = (
  weapons: string[],
  attack: number,
  favor: number,
  missing = 0,
  breaks: string[] = [],
): MephistoWayView => ({
  weapons,
  weapons_at: weapons.map((weapon) => `gear:${weapon}`),
  attack,
  extra: 0,
  discards: [],
  favor,
  missing,
  possible: missing === 0,
  breaks,
  actions: [],
})
const fight = (cells: string[], souls: number, ways: MephistoWayView[]): MephistoFightView => ({
  action: cells.join(),
  lane: 1,
  cells,
  monsters: cells,
  abilities: [],
  need: 0,
  souls,
  ways,
  possible: ways.some((way) => way.possible),
  missing: Math.min(...ways.map((way) => way.missing)),
})
const gear = (at: string, card: string, attack: number): MephistoGearView => ({
  at,
  name: at,
  card,
  kind: 'weapon',
  durability: 1,
  full: 2,
  attack,
  printed: attack,
  lasting: 0,
  boosts: [],
  own: 0,
  attached: [],
  activated: 0,
  activations: 0,
  fresh: false,
})

const LANES = {
  south: [
    ['c', 'a'],
    ['e', 'b'],
    ['f', 'd'],
  ],
  west: [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ],
  north: [
    ['a', 'c'],
    ['b', 'e'],
    ['d', 'f'],
  ],
  east: [
    ['b', 'a'],
    ['d', 'c'],
    ['f', 'e'],
  ],
}

describe('the dungeon', () => {
  it('is rotated so that your lanes enter from below, the first at the left', () => {
    expect(rotateToLanes(LANES.south, GRID)).toEqual(GRID)
    expect(rotateToLanes(LANES.east, GRID)).toEqual([
      ['a', 'c', ''],
      ['b', 'deck', 'e'],
      ['', 'd', 'f'],
    ])
    for (const lanes of Object.values(LANES)) {
      const grid = rotateToLanes(lanes, GRID)
      expect(entranceSide(lanes, grid)).toBe(0)
      expect(sortLanes(lanes, grid)).toEqual([0, 1, 2])
    }
  })
  it('has the others at the left, above and at the right', () => {
    const places = (lanesOfViewer: string[][]) =>
      Object.values(LANES).map((lanes) => entranceSide(lanes, rotateToLanes(lanesOfViewer, GRID)))
    expect(places(LANES.south)).toEqual([0, 1, 2, 3])
    for (const lanes of Object.values(LANES)) expect(places(lanes).sort()).toEqual([0, 1, 2, 3])
  })
  it("has the ends of the others' lanes in the order in which they lie", () => {
    const grid = rotateToLanes(LANES.west, GRID)
    expect(grid.map((row) => row[0])).toEqual(['', 'b', 'a'])
    expect(sortLanes(LANES.north, grid)).toEqual([2, 1, 0])
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

describe('the text of a card with icons', () => {
  const texts = (text: string) =>
    withIcons(text)
      .map((piece) =>
        'words' in piece ? piece.words : `<${'icon' in piece ? piece.icon : piece.kind}>`,
      )
      .join('')
  it('replaces labels, numbers and kinds in English', () => {
    expect(
      texts(
        'Activate: turn up the top card of the deck and put it under the deck. Spell: draw a card. ' +
          'Monster: gain 3 favor. Item or weapon: repair one of your items or weapons.',
      ),
    ).toBe(
      '<gears> Turn up the top card of the deck and put it under the deck. <spell> draw a card. ' +
        '<monster> gain 3\u2060<bull-horns>. <item><weapon> repair one of your <item>\u2060/\u2060<weapon>.',
    )
    expect(texts("An opponent's item or weapon loses 1 durability.")).toBe(
      "An opponent's <item>\u2060/\u2060<weapon> loses 1\u2060<clockwork>.",
    )
    expect(texts('Defeated: gain 1 more favor when you summon.')).toBe(
      '<laurel-crown> Gain 1 more\u2060<bull-horns> when you summon.',
    )
  })
  it('and in French', () => {
    expect(
      texts(
        'À son entrée : chaque autre joueur retire 1 point de durabilité à un de ses objets ou une de ' +
          'ses armes. Puis vous perdez 2 faveurs.',
      ),
    ).toBe(
      '<dungeon-gate> Chaque autre joueur retire 1\u2060<clockwork> à un de ses <item>\u2060/\u2060<weapon>. ' +
        'Puis vous perdez 2\u2060<bull-horns>.',
    )
    expect(texts('Attachez à l’une de vos armes : +3 en attaque.')).toBe(
      'Attachez à l’une de vos armes : +3\u2060<crossed-swords>.',
    )
  })
  it('leaves other texts as they are', () => {
    expect(texts('Cannot fight in the turn it was played.')).toBe(
      'Cannot fight in the turn it was played.',
    )
  })
})
