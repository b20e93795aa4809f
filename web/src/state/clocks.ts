/* The choice of a clock, and the rule that is sent to the server. */
import type { ClockView } from '../wire'

export const CLOCKS = ['none', 'bank', 'move', 'days'] as const
export type ClockKind = (typeof CLOCKS)[number]
const SECONDS = { none: 0, bank: 60, move: 60, days: 86_400 }

export interface ClockChoice {
  clock: ClockKind
  /** In minutes, with seconds as a fraction, or in days. */
  clockLength: number
  /** Seconds that each decision adds to the time for the whole game. */
  increment?: number
}

/** A length that was chosen for another kind of clock, in days. */
export const daysOf = (clockLength: number): number =>
  Math.max(1, Math.min(60, Math.round(clockLength)))

/** The clock and the pace of a request. */
export function clockRule({ clock, clockLength, increment }: ClockChoice): {
  clock: { kind?: string; seconds?: number; increment?: number }
  pace: string
} {
  const length = clock === 'days' ? daysOf(clockLength) : clockLength
  const seconds = Math.round(length * SECONDS[clock])
  const rule = { kind: clock, seconds, ...(clock === 'bank' && increment ? { increment } : {}) }
  return {
    clock: clock === 'none' ? {} : rule,
    pace: clock === 'days' ? 'correspondence' : 'live',
  }
}

/** The choice that led to a clock. */
export function clockChoiceOf({ kind, seconds, increment }: ClockView): ClockChoice {
  const clock = kind as ClockKind
  return { clock, clockLength: clock === 'none' ? 10 : seconds / SECONDS[clock], increment }
}
