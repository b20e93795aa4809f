import { describe, expect, it } from 'vitest'
import { clockChoiceOf, clockRule, CLOCKS } from '../src/state/clocks'

describe('the rule of a clock', () => {
  it('has whole seconds, and an increment for the whole game only', () => {
    const choice = { clockLength: 1 + 31 / 60, increment: 7 }
    expect(clockRule({ clock: 'bank', ...choice })).toEqual({
      clock: { kind: 'bank', seconds: 91, increment: 7 },
      pace: 'live',
    })
    expect(clockRule({ clock: 'move', ...choice }).clock).toEqual({ kind: 'move', seconds: 91 })
    expect(clockRule({ clock: 'none', ...choice })).toEqual({ clock: {}, pace: 'live' })
    expect(clockRule({ clock: 'days', clockLength: 3.4 })).toEqual({
      clock: { kind: 'days', seconds: 259_200 },
      pace: 'correspondence',
    })
  })
  it('is that of the choice that it leads to', () => {
    for (const clock of CLOCKS) {
      const rule = clockRule({ clock, clockLength: 2, increment: 5 })
      const view = { kind: clock, seconds: 0, increment: 0, left: [], running: null, since: 0 }
      const choice = clockChoiceOf({ ...view, stopped: null, ...rule.clock })
      expect(clockRule(choice)).toEqual(rule)
    }
  })
})
