import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { loadWords } = await import('../src/words')
const { changeText, countsCards, isShown } = await import('../src/games/counters')
await loadWords('en')

describe('counters of seats', () => {
  it('are named by their game', () => {
    expect(changeText('mephisto', 'souls', -1)).toBe('−1 soul')
    expect(changeText('lets-summon-demons', 'souls', 2)).toBe('+2 souls')
    expect(isShown('mephisto', 'souls')).toBe(true)
  })
  it('are left out where a game with texts of its own names none', () => {
    expect(isShown('dice-summoners', 'kept_blue')).toBe(false)
  })
  it('of any other game are shown by their id', () => {
    expect(isShown('leduc', 'chips')).toBe(true)
    expect(changeText('leduc', 'chips', 3)).toBe('+3 chips')
  })
  it('count cards where their game says so', () => {
    expect(countsCards('mephisto', 'trophies')).toBe(true)
    expect(countsCards('mephisto', 'souls')).toBe(false)
    expect(countsCards('leduc', 'hand')).toBe(false)
  })
})
