import { describe, expect, it } from 'vitest'

import type { GameOption } from '../src/api'
import { isUsual, set, usual } from '../src/state/usual'

const demons: GameOption = { name: 'demons', type: 'int', default: 3, label: '', said: '', default_with: { starter_demons: 4 } }
const delay: GameOption = { name: 'delay', type: 'int', default: 0, label: '', said: '', people: 2 }

describe('options nobody has chosen', () => {
  it('follow the option that is switched on', () => {
    expect(usual(demons, {})).toBe(3)
    expect(usual(demons, { starter_demons: true })).toBe(4)
    expect(usual(demons, { starter_demons: false })).toBe(3)
    expect(usual(delay, {})).toBe(2)
  })

  it('are told apart from those that were', () => {
    expect(isUsual(demons, { starter_demons: true, demons: 4 })).toBe(true)
    expect(isUsual(demons, { starter_demons: true, demons: 3 })).toBe(false)
    expect(isUsual(demons, { demons: 4 })).toBe(false)
    expect(isUsual(delay, { delay: 0 })).toBe(true)
    expect(isUsual(delay, {})).toBe(true)
  })

  it('are not sent as if somebody had chosen them', () => {
    const options = [demons, delay]
    expect(set(options, { demons: 3, starter_demons: false, delay: 0 })).toEqual({ starter_demons: false, delay: 0 })
    expect(set(options, { demons: 4, starter_demons: true, delay: 2 })).toEqual({ starter_demons: true, delay: 2 })
    expect(set(options, { demons: 3, starter_demons: true })).toEqual({ demons: 3, starter_demons: true })
  })
})
