/* Remaining times as texts. */
import { say } from '../words'

const HOUR = 3600
const DAY = 24 * HOUR

/** A remaining time: days and hours, then hours and minutes, then minutes and seconds. */
export function timeText(remaining: number): string {
  const seconds = Math.ceil(remaining)
  const hours = Math.floor(seconds / HOUR)
  if (seconds >= DAY) return say('time-days', { days: Math.floor(hours / 24), hours: hours % 24 })
  if (seconds >= HOUR) return say('time-hours', { hours, minutes: padded(seconds / 60) })
  return `${Math.floor(seconds / 60)}:${padded(seconds)}`
}

const padded = (count: number): string => String(Math.floor(count) % 60).padStart(2, '0')
