/* A clock in words. */
import { clockChoiceOf } from '../../state/clocks'
import type { ClockView } from '../../wire'
import { say } from '../../words'

const UNITS = [
  ['days', 86_400],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** A length of time, without the units that are zero. */
function lengthText(seconds: number): string {
  const parts: string[] = []
  let rest = seconds
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count) parts.push(say(`gathering-${unit}`, { count }))
  }
  return parts.join(' ')
}

export function clockText(clock: ClockView): string {
  const kind = clockChoiceOf(clock).clock
  if (kind === 'none') return say('gathering-clock-none')
  const text = say(`gathering-clock-${kind === 'bank' ? 'bank' : 'move'}`, {
    length: lengthText(clock.seconds),
  })
  return clock.increment
    ? say('gathering-clock-increment', { clock: text, length: lengthText(clock.increment) })
    : text
}
