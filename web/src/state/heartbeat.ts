/* Detects a connection that died without a close event, such as on a train or after sleep. */

/** Milliseconds without a message before a ping is sent. */
export const QUIET = 5000
/** Timeout of a ping in milliseconds; with QUIET at most 15 seconds. */
export const ANSWER_TIMEOUT = 9000
/** The shorter timeout after waking up or a network change, when connections often die. */
export const HURRY = 2000
/** Timeout of connecting, in milliseconds. */
export const CONNECTING = 6000
/** A timer later than this was delayed: the page slept, or the browser throttled a hidden tab. */
const LATE = 2000

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly ping: () => void,
    readonly die: () => void,
  ) {}

  /** Restarts the timers, because a message was received. */
  received(): void {
    this.#startTimer(QUIET, (isLate) => this.probe(isLate ? HURRY : ANSWER_TIMEOUT))
  }

  /** Sends a ping; its timeout starts now. */
  probe(timeout = HURRY): void {
    this.ping()
    this.expect(timeout)
  }

  /** Treats the connection as dead unless a message comes before the timeout. A page that slept may have
      an unread answer, so a second ping is sent first. */
  expect(timeout: number, isLastChance = false): void {
    this.#startTimer(timeout, (isLate) => {
      if (!isLate || isLastChance) return this.die()
      this.ping()
      this.expect(HURRY, true)
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #startTimer(wait: number, callback: (isLate: boolean) => void): void {
    clearTimeout(this.#timer)
    const began = Date.now()
    this.#timer = setTimeout(() => callback(Date.now() - began > wait + LATE), wait)
  }
}
