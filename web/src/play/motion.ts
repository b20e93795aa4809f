/* The moves and durations of beats, as pure functions of events and times. */
import type { Beat, News } from '../wire'

/** A move from element to element; without `to`, an element that is highlighted in place. */
export interface Move {
  number: number
  kind: string
  from: string
  to: string
  ms: number
  /** The card that moves, or empty. */
  card: string
  /** The number of tokens, if tokens move. */
  count: number
  /** The icon of the tokens. */
  icon: string
}

export const TRAVEL = 240
export const NOTICE = 400
export const TOKENS_APART = 60
export const MOST_TOKENS = 5 // nobody can count more in flight

/** The moves in events: `from`, `to`, `at` and `source` name elements. */
export function movesOf(news: readonly News[], iconOf: (line: News) => string = () => ''): Move[] {
  const moves: Move[] = []
  for (const line of news) {
    if (line.of !== 'game') continue
    const { from, to, at, source, kind, card, n } = line.event as Record<string, unknown>
    const start = text(from) || text(source)
    const end = text(to) || (start ? text(at) : '')
    const count = typeof n === 'number' ? Math.min(MOST_TOKENS, Math.max(1, n)) : 1
    const base = {
      number: line.number,
      kind: text(kind),
      card: text(card),
      count,
      icon: iconOf(line),
    }
    if (start && end && start !== end) moves.push({ ...base, from: start, to: end, ms: TRAVEL })
    else if (text(at) || end || start) {
      moves.push({ ...base, from: text(at) || end || start, to: '', ms: NOTICE })
    }
  }
  return moves
}

/** The elements named by an event. */
export function elementsOf(line: News): string[] {
  return ['from', 'to', 'at', 'source', 'slot', 'target_at']
    .map((key) => text(line.event[key]))
    .filter(Boolean)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export type Gait = 'roll' | 'shake' | 'lift'

/** What happens to what an event destroys: it falls where it was, or cracks in two. */
export function ruinOf(kind: string): 'fall' | 'crack' | null {
  if (/defeated|slain|killed/.test(kind)) return 'fall'
  return /broken/.test(kind) ? 'crack' : null
}

/** The in-place animation of an event. */
export function gaitOf(kind: string): Gait {
  if (/roll|reroll/.test(kind)) return 'roll'
  if (/lost|not-met|declined|hit|struck|hexed/.test(kind)) return 'shake'
  return 'lift'
}

/** The duration of a beat's motion, in milliseconds. */
const MOTION: Record<Beat['name'], number> = {
  alarm: 900,
  aura: 500,
  break: 450,
  collect: 300,
  count: 300,
  curse: 700,
  draw: 250,
  fire: 250,
  freeze: 400,
  heal: 400,
  hit: 600,
  kill: 700,
  move: 350,
  owner: 350,
  pay: 250,
  predict: 1000,
  quiet: 0,
  refill: 250,
  roll: 500, // then STAMP
  shield: 300,
  steal: 500,
  summon: 900,
  turn: 250,
  undo: 200,
  wear: 250,
  win: 1600, // FREEZE, then MOMENT
}
/** Milliseconds in which the total of a roll is stamped. */
export const STAMP = 150
/** Milliseconds of the freeze after the last blow, and of the winner's moment. */
export const FREEZE = 400
export const MOMENT = 1200
/** The least interval between two beats of the greatest weight, in milliseconds. */
export const SCARCE = 3000
/** Milliseconds of counting at the end: in all at most, for each item at most, for a sum. */
export const COUNT = { all: 8000, each: 600, sum: 900 }
/** The least milliseconds to read a sentence: normally, and over budget. */
const READING = [600, 400] as const
/** The most milliseconds of animation: of another seat's turn, of a round until your next decision, and of
    the effects of your own decision. */
export interface Budget {
  turn: number
  round: number
  own: number
}
export const BUDGET: Budget = { turn: 8000, round: 12000, own: 1200 }

export interface Timing {
  /** Milliseconds until the counters change. */
  motion: number
  /** Milliseconds until the next beat. */
  total: number
}

/** The beats that may decide a game. */
const BLOWS = new Set<Beat['name']>(['collect', 'heal', 'hit', 'kill', 'steal', 'summon', 'curse'])

/** The beat that decided the game: the last one before the win, unless points were counted. */
export function lastBlowOf(beats: readonly Beat[]): Beat | undefined {
  const win = beats.findIndex((beat) => beat.name === 'win')
  const beatsBeforeWin = beats.slice(0, Math.max(0, win)).filter((beat) => beat.weight > 0)
  return beatsBeforeWin.some((beat) => beat.name === 'count')
    ? undefined
    : beatsBeforeWin.findLast((beat) => BLOWS.has(beat.name))
}

/** Limits beats of the greatest weight to one within SCARCE: later ones become lighter, except the win.
    `since` is the time in milliseconds since the last one began. */
export function limitHeavy(
  beats: readonly Beat[],
  timings: readonly Timing[],
  speed: number,
  since: number,
): Beat[] {
  let now = since
  return beats.map((beat, i) => {
    const isHeavy = beat.weight >= 3
    const isTooSoon = isHeavy && beat.name !== 'win' && now < SCARCE / speed
    if (isHeavy && !isTooSoon) now = 0
    now += timings[i]?.total ?? 0
    return isTooSoon ? { ...beat, weight: 2 } : beat
  })
}

/** The duration of each beat. Over the budget (milliseconds at normal speed), light beats are shortened
    first; the heaviest never are. */
export function timingsOf(
  beats: readonly Beat[],
  isOwn: boolean,
  speed: number,
  budget = isOwn ? BUDGET.own : BUDGET.turn,
): Timing[] {
  const lastBlow = lastBlowOf(beats)
  const isSum = (beat: Beat) => beat.touches.length === 0
  const counted = beats.filter((beat) => beat.name === 'count' && !isSum(beat)).length
  const timed = (factors: readonly number[], reading: number): Timing[] =>
    beats.map((beat) => {
      if (beat.name === 'count') {
        const ms = isSum(beat) ? COUNT.sum : Math.min(COUNT.each, COUNT.all / counted)
        return { motion: ms / speed, total: ms / speed }
      }
      const factor = beat === lastBlow ? 2 : (factors[beat.weight] ?? 1)
      const motion = MOTION[beat.name] * factor
      const isRoll = beat.name === 'roll'
      const whole = motion + (isRoll ? STAMP * factor : 0)
      const read = isRoll ? motion + READING[1] : reading // only then is there a result to read
      const total = isOwn || beat.weight === 0 ? whole : Math.max(whole, read)
      return { motion: motion / speed, total: total / speed }
    })
  const steps = [
    [1, 1, 1, 1],
    [0, 1, 1, 1],
    [0, 0.6, 1, 1],
    [0, 0.6, 0.8, 1],
  ] as const
  let timings: Timing[] = []
  for (const [i, factors] of steps.entries()) {
    timings = timed(factors, READING[i < 2 ? 0 : 1])
    if (timings.reduce((sum, { total }) => sum + total, 0) <= budget / speed) break
  }
  return timings
}
