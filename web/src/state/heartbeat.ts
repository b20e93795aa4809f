/* Notices a connection that has died without a word: on a train, behind a closed lid. */

/** After so many milliseconds without a message we ask for one. */
export const QUIET = 5000
/** How long an answer may take; together with QUIET at most 15 seconds. */
export const PATIENCE = 9000
/** The same after waking up, or when the network has changed: that is when connections die. */
export const HURRY = 2000
/** How long connecting may take. */
export const CONNECTING = 6000
/** A timer that is later than this was held up: the page slept, or browsers slow down what nobody sees. */
const LATE = 2000

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly ping: () => void,
    readonly die: () => void,
  ) {}

  /** Something was received. */
  heard(): void {
    this.#after(QUIET, (isLate) => this.probe(isLate ? HURRY : PATIENCE))
  }

  /** Ask for a sign of life. The time that the answer may take begins now. */
  probe(patience = HURRY): void {
    this.ping()
    this.expect(patience)
  }

  /** Without a message until then, the connection is dead. A page that slept may have an answer that
      waits to be read, so they ask once more. */
  expect(patience: number, isLastChance = false): void {
    this.#after(patience, (isLate) => {
      if (!isLate || isLastChance) return this.die()
      this.ping()
      this.expect(HURRY, true)
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #after(wait: number, then: (isLate: boolean) => void): void {
    clearTimeout(this.#timer)
    const began = Date.now()
    this.#timer = setTimeout(() => then(Date.now() - began > wait + LATE), wait)
  }
}
