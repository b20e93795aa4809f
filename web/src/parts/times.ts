/* Remaining times as texts. */

const HOUR = 3600
const DAY = 24 * HOUR

/** A remaining time: rounded to days as long as there are two, then hours and minutes, then minutes and seconds. */
export function timeText(remaining: number): string {
  const seconds = Math.ceil(remaining)
  if (seconds >= 2 * DAY) return `${Math.round(seconds / DAY)} d`
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${padded(seconds / 60)} h`
  return `${Math.floor(seconds / 60)}:${padded(seconds)}`
}

const padded = (count: number): string => String(Math.floor(count) % 60).padStart(2, '0')
