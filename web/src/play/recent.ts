/* Summaries of the beats shown lately: what happened to your seat since your last turn, and last moves. */
import type { Beat } from '../wire'

/** The net change of one of your counters, with its beats. */
export interface NetChange {
  counter: string
  delta: number
  beats: Beat[]
  /** What made up for a loss: this is then the loss alone, not the net change. */
  regained?: NetChange
}

export interface Recent {
  harm: NetChange[]
  /** Important beats, and beats about you that no counter shows. */
  announcements: Beat[]
  gains: NetChange[]
}

const ANNOUNCED = new Set<Beat['name']>(['alarm', 'predict', 'summon', 'kill'])

/** The beats between your last turn and your next one. */
export function sinceMyTurn(beats: readonly Beat[], seat: number): Beat[] {
  const turns = beats.flatMap((beat, i) => (beat.name === 'turn' ? [{ seat: beat.seat, i }] : []))
  const isMine = turns.at(-1)?.seat === seat
  const end = isMine ? (turns.at(-1)?.i ?? 0) : beats.length
  const turnsBefore = turns.filter((turn) => turn.i < end)
  const mine = turnsBefore.findLastIndex((turn) => turn.seat === seat)
  if (mine >= 0) {
    const next = turnsBefore[mine + 1]?.i ?? end
    const myTurn = beats.slice(turnsBefore[mine]?.i, next)
    return [...harmAfterChoices(myTurn, seat), ...beats.slice(next, end)]
  }
  // Your last turn is not among them: what you do before the first known turn belongs to it.
  const firstTurn = turnsBefore[0]?.i ?? end
  // The first player is drawn in the beat of the deal; the first turn follows at once.
  const deal = beats[firstTurn + 1]?.name === 'turn' ? firstTurn : -1
  return beats
    .slice(0, end)
    .filter((beat, i) => i !== deal && (i >= firstTurn || beat.seat !== seat))
}

/** The harm that came of your last choice in a turn: you had no turn to see it. */
function harmAfterChoices(turn: readonly Beat[], seat: number): Beat[] {
  const last = turn.findLastIndex((beat) => beat.chosen && beat.seat === seat)
  const owner = String(seat + 1)
  return turn
    .slice(last + 1)
    .filter(
      ({ weight, changes }) =>
        weight > 0 && changes.some(([name, delta]) => delta < 0 && name.split(':')[1] === owner),
    )
}

/** The cause of a change: another seat or its roll, and a card. */
export interface Cause {
  seat: number | null
  /** The roll in words, or empty. */
  roll: string
  /** The id of the card, or empty. */
  card: string
}

/** The causes of beats, given all beats: your own cards activate because of a roll. */
export function causesOf(beats: readonly Beat[], all: readonly Beat[], seat: number): Cause[] {
  return beats.map((beat) => {
    const card = beat.card ?? ''
    if (beat.seat !== null && beat.seat !== seat) return { seat: beat.seat, roll: '', card }
    const before = all.filter(({ first }) => first < beat.first)
    const turn = before.findLastIndex(({ name }) => name === 'turn')
    const roll = before.slice(turn + 1).findLast(({ cause }) => cause)?.cause ?? ''
    return { seat: null, roll, card }
  })
}

/** The ids of the cards in the net change of your counter of cards; empty if not all are known. */
export function cardsOf({ counter, delta, beats }: NetChange, seat: number): string[] {
  const name = `${counter}:${seat + 1}`
  const cards = beats.flatMap((beat) => (beat.cards ?? []).filter(([counted]) => counted === name))
  return cards.length === Math.abs(delta) ? cards.map(([, card]) => card) : []
}

/** The sum of changes; of those that cancel a loss out, the loss and what made up for it. */
function netOf(counter: string, changes: readonly [number, Beat][]): NetChange {
  const sum = (some: readonly [number, Beat][]): NetChange => ({
    counter,
    delta: some.reduce((before, [delta]) => before + delta, 0),
    beats: some.map(([, beat]) => beat),
  })
  const net = sum(changes)
  const losses = changes.filter(([delta]) => delta < 0)
  if (net.delta < 0 || !losses.length) return net
  return { ...sum(losses), regained: sum(changes.filter(([delta]) => delta > 0)) }
}

/** Summarizes the beats since your last turn. `isShown` is whether a counter has a label. */
export function summarize(
  beats: readonly Beat[],
  seat: number,
  isShown: (counter: string) => boolean = () => true,
): Recent {
  const since = sinceMyTurn(beats, seat)
  const parts = new Map<string, [number, Beat][]>()
  for (const beat of since) {
    for (const [name, delta] of beat.changes) {
      const [counter = '', owner] = name.split(':', 2)
      if (name.split(':').length !== 2 || owner !== String(seat + 1) || !isShown(counter)) continue
      parts.set(counter, [...(parts.get(counter) ?? []), [delta, beat]])
    }
  }
  const changes = [...parts].map(([counter, all]) => netOf(counter, all))
  const counted = new Set([...parts.values()].flatMap((all) => all.map(([, beat]) => beat)))
  const isOwnAct = (beat: Beat) => beat.seat === seat && !beat.changes.length
  const isNews = (beat: Beat) =>
    beat.yours
      ? !counted.has(beat) && !isOwnAct(beat)
      : beat.weight >= 3 && ANNOUNCED.has(beat.name)
  return {
    harm: changes.filter((change) => change.delta < 0),
    announcements: since.filter((beat) => beat.name !== 'turn' && beat.weight > 0 && isNews(beat)),
    gains: changes.filter((change) => change.delta > 0),
  }
}

/** The elements of the last move of each other seat; `isNew` marks the latest move. What the seat itself touched
    since is no longer marked: the same dice may have changed hands. */
export function lastMoves(
  beats: readonly Beat[],
  seat: number | null,
): Map<string, { seat: number; isNew: boolean }> {
  const marks = new Map<string, { seat: number; isNew: boolean }>()
  const closed = new Set<number>()
  const touchedSince = new Set<string>()
  let newest: number | null = null
  for (const beat of beats.toReversed()) {
    if (beat.seat === null || closed.has(beat.seat)) continue
    if (beat.seat === seat) {
      for (const at of beat.touches) touchedSince.add(at)
      continue
    }
    if (beat.name === 'turn') closed.add(beat.seat)
    if (beat.weight === 0) continue
    newest ??= beat.seat
    for (const at of beat.touches)
      if (!marks.has(at) && !touchedSince.has(at))
        marks.set(at, { seat: beat.seat, isNew: beat.seat === newest })
  }
  return marks
}
