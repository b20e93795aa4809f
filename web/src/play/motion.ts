/* What moves, when, and for how long. Pure: it knows events and times, not the screen. */
import type { News } from '../wire'

/** Something that goes from element to element, or an element that is to be noticed (no `to`). */
export interface Move {
  number: number
  kind: string
  from: string
  to: string
  ms: number
  /** How many tokens go, where it is tokens that go. */
  count: number
}

export interface TimedMove extends Move {
  start: number
}

export const TRAVEL = 240
export const NOTICE = 400
export const APART = 90 // milliseconds between the beginnings of two moves
export const TOKENS_APART = 60
export const MOST_TOKENS = 5 // more than that nobody counts in the air
const BLINK = 50 // what is shorter, nobody sees
export const DECISION = 1200 // all that one decision of a person moves
export const TURN = 4000 // all that a bot moves until somebody else decides

/** The moves that events tell of: `from` and `to` name elements, `at` and `source` as well. */
export function movesOf(news: readonly News[]): Move[] {
  const moves: Move[] = []
  for (const one of news) {
    if (one.of !== 'game') continue
    const { from, to, at, source, kind, n } = one.event as Record<string, unknown>
    const start = text(from) || text(source)
    const end = text(to) || (start ? text(at) : '')
    const count = typeof n === 'number' ? Math.min(MOST_TOKENS, Math.max(1, n)) : 1
    const base = { number: one.number, kind: text(kind), count }
    if (start && end && start !== end) moves.push({ ...base, from: start, to: end, ms: TRAVEL })
    else if (text(at) || end || start) {
      moves.push({ ...base, from: text(at) || end || start, to: '', ms: NOTICE })
    }
  }
  return moves
}

/** The elements that an event names. */
export function elementsOf(one: News): string[] {
  return ['from', 'to', 'at', 'source', 'slot', 'target_at'].map((key) => text(one.event[key])).filter(Boolean)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export type Gait = 'roll' | 'shake' | 'lift'

/** How something moves that stays where it is: by what happened to it. */
export function gaitOf(kind: string): Gait {
  if (/roll|reroll/.test(kind)) return 'roll'
  if (/lost|not-met|declined|broken|hit|struck|hexed/.test(kind)) return 'shake'
  return 'lift'
}

/** Moves one after the other, in the order of their events; the state never waits for them. */
export class MotionQueue {
  #busyUntil = 0
  #turnBegan = 0
  #turn = -2

  /** When each move begins and how long it takes. All end within the budget of the turn: what
      does not fit begins sooner and runs beside the others, or is left out. */
  add(moves: readonly Move[], now: number, speed: number, turn: number, isBot: boolean): TimedMove[] {
    if (speed === 0 || moves.length === 0) return []
    if (turn !== this.#turn || now > this.#busyUntil + TURN) {
      this.#turn = turn
      this.#turnBegan = now
    }
    const end = isBot ? this.#turnBegan + TURN : now + DECISION
    const first = Math.max(now, this.#busyUntil)
    const last = Math.max(...moves.map((move, i) => first + (i * APART + move.ms) / speed))
    const room = Math.max(0, end - now - NOTICE / speed)
    const squeezed = last <= end ? 1 : room / (last - now)
    const timed = moves.map((move, i) => {
      const start = now + (first + (i * APART) / speed - now) * squeezed
      return { ...move, start, ms: Math.min(move.ms / speed, end - start) }
    })
    const seen = timed.filter((move) => move.ms >= BLINK)
    this.#busyUntil = Math.max(this.#busyUntil, ...seen.map((move) => move.start + move.ms))
    return seen
  }

  /** Everything is where it belongs. */
  skip(): void {
    this.#busyUntil = 0
  }

  isBusy(now: number): boolean {
    return now < this.#busyUntil
  }
}
