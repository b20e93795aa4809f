import { describe, expect, it } from 'vitest'
import drawn from '../faces.svg?raw'
import { moodOf, SPECIES } from '../src/play/moods'
import type { Beat } from '../src/wire'

const beat = (more: Partial<Beat>): Beat => ({
  first: 1,
  last: 1,
  name: 'hit',
  weight: 2,
  seat: 0,
  touches: [],
  changes: [],
  yours: false,
  said: '',
  ...more,
})
const scene = { beat: null, decides: null, winners: null }

describe('a mood', () => {
  it('is thoughtful while nothing plays and the bot is to decide', () => {
    expect(moodOf(1, { ...scene, decides: 1 })).toBe('thinking')
    expect(moodOf(1, { ...scene, decides: 0 })).toBe('idle')
    expect(moodOf(1, { ...scene, decides: 1, beat: beat({}) })).toBe('idle')
  })
  it('is hurt by what others take, and pleased by an own feat', () => {
    const hit = beat({ changes: [['health:2', -3]] })
    expect(moodOf(1, { ...scene, beat: hit })).toBe('hurt')
    expect(moodOf(0, { ...scene, beat: hit })).toBe('pleased')
    expect(moodOf(2, { ...scene, beat: hit })).toBe('idle')
  })
  it('is not moved by small things, own costs or dice', () => {
    const cost = beat({ weight: 1, changes: [['souls:1', -3]] })
    expect(moodOf(0, { ...scene, beat: cost })).toBe('idle')
    expect(moodOf(0, { ...scene, beat: beat({ name: 'roll' }) })).toBe('idle')
  })
  it('shows who has won', () => {
    expect([0, 1].map((seat) => moodOf(seat, { ...scene, winners: [1] }))).toEqual([
      'hurt',
      'pleased',
    ])
    expect(moodOf(0, { ...scene, winners: [] })).toBe('idle')
  })
  it('and every level have a drawing', () => {
    for (const level of SPECIES) expect(drawn).toContain(`id="face-${level}"`)
    for (const mood of ['idle', 'thinking', 'pleased', 'hurt'])
      expect(drawn).toContain(`id="mood-${mood}"`)
  })
})
