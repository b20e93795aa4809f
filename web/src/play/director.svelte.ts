/* Plays beats one at a time: first the cause, then the effect, then the counter. Messages are queued here
   until they are shown. Input is never queued. */
import { tick } from 'svelte'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { settings } from '../state/settings.svelte'
import type { Frame, Stage } from '../state/table.svelte'
import type { BanterLine, Beat, GameView, News, Threat } from '../wire'
import { perform } from './effects'
import {
  floatChange,
  hold,
  finishFlights,
  whenLanded,
  launch,
  raiseCard,
  measureStarts,
  stamp,
} from './flights'
import { discardCopies, holdPieces, notePieces } from './looks'
import {
  BUDGET,
  FREEZE,
  lastBlowOf,
  MOMENT,
  movesOf,
  limitHeavy,
  timingsOf,
  type Budget,
  type Move,
  type Timing,
} from './motion'
import { tokenOf } from './naming'
import { sinceMyTurn } from './recent'

const KEPT = 400 // beats, more than a round of any game
const TALK = 2500 // milliseconds that a line of a bot is shown
const ANNOUNCED = 900 // milliseconds that a threat is announced
/** Beats that are also announced above the table. */
const LOUD = new Set<Beat['name']>(['predict', 'alarm', 'summon', 'kill'])
/** Effects of a roll: their sentence is added to that of the roll. */
const EFFECTS = new Set<Beat['name']>(['fire', 'collect', 'steal'])

/** The phase of the end of a game: counting, the last blow, a freeze, the winner's moment on the board. */
export type EndPhase = '' | 'count' | 'blow' | 'freeze' | 'moment'

/** A frame in the queue. */
interface Waiting extends Frame {
  isRushed: boolean
  /** Whether it is a replay, which changes no state. */
  isReplay: boolean
  /** Whether the page was hidden or disconnected when it happened. */
  isMissed: boolean
}

/** What a director needs to know about the game and the table. */
export interface Scene {
  seat: () => number | null
  isOver: () => boolean
  view: () => GameView | null
  budget: () => Budget
  /** The icons of the game, by name. */
  emblems: () => Readonly<Record<string, string>>
  /** The sentence while the dice of a seat roll. */
  rolling: (seat: number | null) => string
}

const NO_SCENE: Scene = {
  seat: () => null,
  isOver: () => false,
  view: () => null,
  budget: () => BUDGET,
  emblems: () => ({}),
  rolling: () => '',
}

export class Director implements Stage {
  /** The current beat. */
  beat = $state.raw<Beat | null>(null)
  /** The last sentence about what others did; it stays until the next one. */
  narration = $state('')
  /** The beat that the narration is about. */
  narrated = $state.raw<Beat | null>(null)
  /** The announcement above the table, or empty. */
  banner = $state('')
  /** The line of a bot, or null. */
  bubble = $state.raw<BanterLine | null>(null)
  /** Whether a frame plays or is queued. */
  isBusy = $state(false)
  /** Whether the current frame shows what others did. */
  isTheirs = $state(false)
  /** Whether it is paused in step mode. */
  isPaused = $state(false)
  /** The current phase of the end of the game, or empty. */
  phase = $state<EndPhase>('')
  /** The elements of the last blow; everything else is darkened. */
  spotlight = $state.raw<string[]>([])
  /** The number of the last event whose beat has begun. */
  #reached = $state(Infinity)
  /** The number of rolls still in motion; their dice show no result. */
  #rolls = $state(0)
  /** The beats shown so far, in order. */
  beats = $state.raw<Beat[]>([])
  /** The beats that happened while the page was hidden or disconnected. */
  missed = $state.raw<Beat[]>([])
  /** The threats shown so far. */
  threats = $state.raw<Threat[]>([])

  /** The changes of counters that are still in the queue. */
  readonly #pending = new SvelteMap<string, number>()
  /** The elements that a beat in the queue will touch. */
  readonly #untouched = new SvelteSet<string>()
  /** The view before the current frame. */
  #previousView: GameView | null = null
  readonly #queue: Waiting[] = []
  #isPumping = false
  #current: Waiting | null = null
  #wake: (() => void) | null = null
  #lastHeavy = -Infinity
  #bubbleTimer: ReturnType<typeof setTimeout> | undefined
  #bannerTimer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds at normal speed spent on the current turn of another seat, and since your last decision. */
  #played = { turn: 0, round: 0 }
  /** Whether the queue is played without another pause, in step mode. */
  #isPlayingOn = false
  /** The seat that the beats were sent to; undefined before the first ones. */
  #recipient: number | null | undefined
  /** The roll whose effects are playing. */
  #roll: Beat | null = null
  readonly #scene: Scene

  constructor(scene: Partial<Scene> = {}) {
    this.#scene = { ...NO_SCENE, ...scene }
  }

  /** The displayed value of a counter: without the changes still in the queue. */
  shown(counter: string, value: number): number {
    return value - (this.#pending.get(counter) ?? 0)
  }

  /** The view that an element is drawn from: the previous one until a beat that touches it has landed. */
  viewOf(at: string): GameView | null {
    return this.#untouched.has(at) ? this.#previousView : this.#scene.view()
  }

  /** The view whose beats have all landed: the previous one until the current frame has been shown. */
  get landedView(): GameView | null {
    return this.#untouched.size ? this.#previousView : this.#scene.view()
  }

  /** Whether the beat of an event has begun, or that of a roll ended; nothing may show the event earlier. */
  isReached(number: number): boolean {
    return number <= this.#reached
  }

  /** Whether a card is raised above the table. */
  get isGreat(): boolean {
    return this.beat?.weight === 3 && this.beat.name === 'summon'
  }

  /** Whether dice are still rolling and show no result. */
  get isRolling(): boolean {
    return this.#rolls > 0
  }

  /** Queues a frame. It is shown immediately if nobody watches; your own skips everything before it. */
  admit(frame: Frame): void {
    if (!frame.beats.length && !frame.threats && !this.#isPumping) return frame.promote()
    const isMissed = document.hidden || frame.isLate
    const isSeen = settings.speed > 0 && !isMissed && !frame.isMyTime
    if (!isSeen || frame.isOwn) this.skip()
    this.#queue.push({ ...frame, isRushed: !isSeen, isReplay: false, isMissed })
    void this.#pump()
  }

  /** Adds beats that were applied before there was a director; nothing is animated. */
  recall(frame: Frame): void {
    if (frame.isLate) this.#addMissed(frame.beats)
    this.#addShown(frame.beats)
    this.threats = frame.threats ?? this.threats
  }

  /** Adds beats that were not seen: if the table is new to this page, only those since your last turn. */
  #addMissed(beats: readonly Beat[]): void {
    const seat = this.#scene.seat()
    const known = this.#recipient === seat ? (this.beats.at(-1)?.last ?? 0) : 0
    const unseen = beats.filter(({ last }) => last > known)
    const since = seat === null ? [] : sinceMyTurn(unseen, seat)
    this.missed = [...this.missed, ...(known ? unseen : since)].slice(-KEPT)
  }

  /** Replays beats that were shown before. */
  replay(beats: Beat[], news: readonly News[]): void {
    if (settings.speed === 0 || this.isTheirs) return
    this.skip()
    const replayed = news.filter(({ number }) =>
      beats.some((beat) => number >= beat.first && number <= beat.last),
    )
    const frame = {
      news: replayed,
      beats,
      isLate: false,
      isOwn: true,
      isMyTime: false,
      promote: () => {},
    }
    this.#queue.push({ ...frame, isRushed: false, isReplay: true, isMissed: false })
    void this.#pump()
  }

  /** Replays the missed beats once. */
  replayMissed(news: readonly News[]): void {
    this.replay(this.missed, news)
    this.missed = []
  }

  /** Finishes all animations and skips the queue. */
  skip(): void {
    for (const waiting of this.#queue) waiting.isRushed = true
    if (this.#current) this.#current.isRushed = true
    finishFlights()
    discardCopies()
    this.#resume()
  }

  /** Skips the queue because nobody watches any more: the rest of what others did is missed. */
  leave(): void {
    for (const waiting of [this.#current, ...this.#queue])
      if (waiting && !waiting.isOwn) waiting.isMissed = true
    this.skip()
  }

  /** Continues with the next beat, in step mode. */
  step(): void {
    if (this.isPaused) this.#resume()
  }

  /** Continues without another pause until the queue is empty, in step mode. */
  playOn(): void {
    this.#isPlayingOn = true
    this.step()
  }

  #resume(): void {
    this.isPaused = false
    this.#wake?.()
    this.#wake = null
  }

  async #pump(): Promise<void> {
    if (this.#isPumping) return
    this.#isPumping = true
    this.isBusy = true
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#current = next
      this.isTheirs = !next.isOwn
      await this.#show(next)
    }
    this.#current = null
    this.#isPumping = false
    this.#reached = Infinity
    this.isBusy = false
    this.isTheirs = false
    this.#isPlayingOn = false
    this.beat = null
  }

  async #show(frame: Waiting): Promise<void> {
    if (frame.isRushed) {
      frame.promote()
      if (frame.isMissed) this.#addMissed(frame.beats)
      if (frame.isWhole) this.beats = []
      this.#addShown(frame.beats)
      if (frame.threats) this.threats = frame.threats
      this.#narrateAtOnce(frame)
      const banter = frame.beats.findLast((beat) => beat.banter)?.banter
      if (banter && !frame.isMissed && settings.speed > 0) this.#showBanter(banter)
      return
    }
    if (frame.isOwn && !frame.isReplay) {
      this.missed = []
      this.narration = '' // after the player's own move, what others did before isn't news
    }
    const changed = frame.isReplay
      ? frame.beats
      : frame.beats.map((beat) => this.#withoutShown(beat))
    const movesOfBeat = changed.map((beat) =>
      movesOf(
        frame.news.filter((news) => news.number >= beat.first && news.number <= beat.last),
        (line) => tokenOf(line, beat, this.#scene.emblems()),
      ),
    )
    const from = measureStarts(movesOfBeat.flat(), !frame.isReplay)
    const pieces = notePieces(frame.isReplay ? [] : movesOfBeat)
    if (!frame.isReplay) {
      this.#reached = (changed[0]?.first ?? Infinity) - 1
      this.#previousView = this.#scene.view()
      for (const beat of changed) this.#addPending(beat, 1)
    }
    frame.promote()
    await tick()
    const flights = movesOfBeat.map((moves: Move[]) => hold(moves, from))
    const releases = frame.isReplay ? [] : holdPieces(pieces, movesOfBeat)
    const isEnding = this.#scene.isOver() && changed.some((beat) => beat.name === 'win')
    const speed = settings.speed || 1
    const isShort = frame.isOwn && !isEnding
    const timed = (timedBeats: readonly Beat[]) =>
      timingsOf(timedBeats, isShort, speed, this.#remainingBudget(frame))
    const beats = limitHeavy(changed, timed(changed), speed, Date.now() - this.#lastHeavy)
    const timings = timed(beats)
    const lastBlow = isEnding ? lastBlowOf(beats) : undefined
    const win = isEnding ? beats.findLast((beat) => beat.name === 'win') : undefined
    for (const [i, beat] of beats.entries()) {
      const isMoment = beat === win
      const isSkipped = frame.isRushed || (isEnding && beat.name === 'win' && !isMoment)
      const timing = isSkipped ? { motion: 0, total: 0 } : (timings[i] as Timing)
      if (isEnding) this.#setPhase(isMoment ? 'freeze' : beat === lastBlow ? 'blow' : 'count', beat)
      if (isMoment) await this.#wait(FREEZE / speed, frame)
      if (isMoment && !frame.isRushed) this.phase = 'moment'
      const reached = Math.max(this.#reached, beat.last)
      if (!frame.isReplay && beat.name !== 'roll') this.#reached = reached
      if (beat.weight >= 3) this.#lastHeavy = Date.now()
      this.beat = beat
      this.#narrate(beat, timing.motion > 0)
      this.#spendBudget(beat, frame, timing.total * speed)
      if (beat.banter && !frame.isReplay) this.#showBanter(beat.banter)
      const isRaised = beat.weight >= 3 && (beat.name === 'summon' || beat.name === 'predict')
      const isTurning = beat.name === 'predict'
      const raised = isRaised ? raiseCard(beat.touches, timing.motion, isTurning) : null
      for (const release of releases[i] ?? []) release()
      launch(flights[i] ?? [], timing.motion, raised)
      perform(beat, timing.motion, this.#roll)
      await this.#wait(isMoment ? MOMENT / speed : timing.motion, frame)
      if (!frame.isRushed) await whenLanded()
      if (!frame.isReplay) {
        this.#reached = reached // the result of a roll is logged when its dice have stopped
        this.#addPending(beat, -1)
      }
      if (beat.name === 'roll') this.#narrate(beat)
      if (timing.motion && beat.name === 'roll') void stamp()
      if (timing.motion) for (const [counter, delta] of beat.changes) floatChange(counter, delta)
      if (frame.isMissed) this.#addMissed([beat])
      if (!frame.isReplay) this.#addShown(frame.beats.slice(i, i + 1))
      if (!isMoment) await this.#wait(timing.total - timing.motion, frame)
      const isPausing = settings.isStepping && !isMoment && !frame.isRushed && !frame.isReplay
      const isTheirs = beat.weight > 0 && beat.seat !== this.#scene.seat()
      if (isPausing && isTheirs && !this.#isPlayingOn) await this.#pause()
    }
    this.#setPhase('', null)
    this.banner = ''
    if (frame.threats) this.#announce(frame.threats)
  }

  /** The remaining budget, in milliseconds at normal speed. */
  #remainingBudget(frame: Waiting): number {
    const { turn, round, own: ownBudget } = this.#scene.budget()
    return frame.isOwn ? ownBudget : Math.min(turn - this.#played.turn, round - this.#played.round)
  }

  #spendBudget(beat: Beat, frame: Waiting, ms: number): void {
    if (beat.name === 'turn') this.#played.turn = 0
    if (frame.isOwn) this.#played.round = 0
    else for (const span of ['turn', 'round'] as const) this.#played[span] += ms
  }

  /** Announces new threats; one of this seat goes first. */
  #announce(threats: Threat[]): void {
    const knownThreats = new Set(this.threats.map((threat) => JSON.stringify(threat)))
    const fresh = threats.filter((threat) => !knownThreats.has(JSON.stringify(threat)))
    const loudest = fresh.find(({ seat }) => seat === this.#scene.seat()) ?? fresh[0]
    this.threats = threats
    if (!loudest) return
    this.banner = loudest.said
    clearTimeout(this.#bannerTimer)
    this.#bannerTimer = setTimeout(
      () => {
        if (this.banner === loudest.said) this.banner = ''
      },
      ANNOUNCED / (settings.speed || 1),
    )
  }

  #setPhase(phase: EndPhase, beat: Beat | null): void {
    this.phase = phase
    this.spotlight = phase === 'blow' ? (beat?.touches ?? []) : []
  }

  #showBanter(line: BanterLine): void {
    if (!settings.banter) return
    this.bubble = line
    clearTimeout(this.#bubbleTimer)
    this.#bubbleTimer = setTimeout(() => (this.bubble = null), TALK / (settings.speed || 1))
  }

  /** Adds what a beat changes and touches, and its roll, to what is pending, or removes them. */
  #addPending(beat: Beat, sign: 1 | -1): void {
    for (const at of beat.touches) {
      if (sign > 0) this.#untouched.add(at)
      else this.#untouched.delete(at)
    }
    for (const [counter, delta] of beat.changes) {
      const pending = (this.#pending.get(counter) ?? 0) + sign * delta
      if (pending) this.#pending.set(counter, pending)
      else this.#pending.delete(counter)
    }
    if (beat.name === 'roll') this.#rolls += sign
  }

  /** Narrates a beat in the prompt bar, which shows it unless you are to decide. While it moves, a roll has
      no result. */
  #narrate(beat: Beat, isMoving = false): void {
    this.banner = beat.weight >= 3 && LOUD.has(beat.name) ? beat.said : ''
    if (beat.name === 'roll') this.#roll = beat
    else if (!beat.fires && !EFFECTS.has(beat.name)) this.#roll = null
    if (beat.weight === 0) return
    if (isMoving && beat.name === 'roll') {
      this.narrated = null
      this.narration = this.#scene.rolling(beat.seat)
      return
    }
    const isEffect = this.#roll !== null && this.#roll !== beat
    this.narrated = beat
    this.narration = isEffect ? `${this.#roll?.said} ${beat.said}` : beat.said
  }

  /** Narrates what was not played: its last sentence replaces that of what happened before. */
  #narrateAtOnce(frame: Frame): void {
    if (frame.isOwn && frame.beats.length) this.narration = ''
    for (const beat of frame.beats) this.#narrate(beat)
    this.banner = ''
  }

  /** A beat without the changes shown before: a beat that is sent again has grown. */
  #withoutShown(beat: Beat): Beat {
    const previous = this.beats.at(-1)
    if (previous?.first !== beat.first) return beat
    const changes = beat.changes.map(([counter, delta]): [string, number] => {
      const shownDelta = previous.changes.find(([name]) => name === counter)?.[1] ?? 0
      return [counter, delta - shownDelta]
    })
    return { ...beat, changes }
  }

  #addShown(beats: readonly Beat[]): void {
    if (beats.length) this.#recipient = this.#scene.seat()
    for (const beat of beats) {
      this.beats = [...this.beats.filter(({ first }) => first < beat.first), beat].slice(-KEPT)
    }
  }

  #wait(ms: number, frame: Waiting): Promise<void> {
    if (ms <= 0 || frame.isRushed) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  #pause(): Promise<void> {
    this.isPaused = true
    return new Promise((done) => (this.#wake = done))
  }
}
