import { describe, expect, it } from 'vitest'
import { applicableOptions, modeOf, modesOf } from '../src/state/modes'
import type { GameInfo, GameOption } from '../src/wire'

const TEAMS = { name: 'teams', type: 'bool', form: 'mode', players: 4 } as GameOption
const PAIR = { name: 'pair', type: 'bool', players: 2 } as GameOption
const OLDEST = { name: 'oldest', type: 'int', is_seat: true } as GameOption
const game = (low: number, high: number, ...options: GameOption[]) =>
  ({ players: [low, high], options }) as unknown as GameInfo
const ids = (info: GameInfo) => modesOf(info).map((mode) => mode.id)

describe('the modes of a game', () => {
  it('come from its numbers of players and its options', () => {
    expect(ids(game(2, 2))).toEqual(['duel'])
    expect(ids(game(1, 4, TEAMS, PAIR))).toEqual(['duel', 'free-for-all', 'teams', 'solitaire'])
    expect(ids(game(3, 5))).toEqual(['free-for-all'])
  })
  it('follow from the seats and the option', () => {
    const four = game(1, 4, TEAMS)
    expect(modeOf(four, 4, {}).id).toBe('free-for-all')
    expect(modeOf(four, 4, { teams: true }).id).toBe('teams')
    expect(modeOf(four, 2, { teams: true }).id).toBe('duel')
  })
  it('exclude options that do not apply to the number of players', () => {
    const chosen = { pair: true, oldest: 3, souls: 7 }
    expect(applicableOptions([PAIR, OLDEST], chosen, 3)).toEqual({ souls: 7 })
    expect(applicableOptions([PAIR, OLDEST], { ...chosen, oldest: 1 }, 2)).toEqual({
      pair: true,
      oldest: 1,
      souls: 7,
    })
  })
})
