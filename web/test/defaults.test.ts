import { describe, expect, it } from 'vitest'

import type { GameOption } from '../src/api'
import { isDefault, explicitOptions, defaultOf } from '../src/state/defaults'

const demons: GameOption = {
  name: 'demons',
  type: 'int',
  default: 3,
  label: '',
  said: '',
  default_with: { starter_demons: 4 },
}
const delay: GameOption = { name: 'delay', type: 'int', default: 0, label: '', said: '', people: 2 }

describe('options that were not chosen', () => {
  it('follow the option that is switched on', () => {
    expect(defaultOf(demons, {})).toBe(3)
    expect(defaultOf(demons, { starter_demons: true })).toBe(4)
    expect(defaultOf(demons, { starter_demons: false })).toBe(3)
    expect(defaultOf(delay, {})).toBe(2)
  })

  it('differ from those that were chosen', () => {
    expect(isDefault(demons, { starter_demons: true, demons: 4 })).toBe(true)
    expect(isDefault(demons, { starter_demons: true, demons: 3 })).toBe(false)
    expect(isDefault(demons, { demons: 4 })).toBe(false)
    expect(isDefault(delay, { delay: 0 })).toBe(true)
    expect(isDefault(delay, {})).toBe(true)
  })

  it('are not sent as explicit choices', () => {
    const options = [demons, delay]
    expect(explicitOptions(options, { demons: 3, starter_demons: false, delay: 0 })).toEqual({
      starter_demons: false,
      delay: 0,
    })
    expect(explicitOptions(options, { demons: 4, starter_demons: true, delay: 2 })).toEqual({
      starter_demons: true,
      delay: 2,
    })
    expect(explicitOptions(options, { demons: 3, starter_demons: true })).toEqual({
      demons: 3,
      starter_demons: true,
    })
  })
})
