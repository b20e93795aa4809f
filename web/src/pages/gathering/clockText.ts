/* A clock in words. */
import { clockChoiceOf } from '../../state/setup'
import type { ClockView } from '../../wire'
import { say } from '../../words'

const MINUTE = 60
const DAY = 86_400

/** A length of time in its largest whole unit. */
function lengthText(seconds: number): string {
  const [unit, count] =
    seconds % DAY === 0
      ? ['days', seconds / DAY]
      : seconds % MINUTE === 0
        ? ['minutes', seconds / MINUTE]
        : ['seconds', seconds]
  return say(`gathering-${unit}`, { count })
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
