/* The parts and icons of log lines, as pure functions. */
import type { Beat, News } from '../wire'

/** A sentence without seals and secrets of dice and what follows them; the menu shows and checks them. */
export const withoutSeals = (text: string): string => text.replace(/\s*[^.]*[0-9a-f]{32,}.*$/s, '')

/** A part of a sentence; names are drawn in bold. */
export interface Part {
  text: string
  isName: boolean
}

/** Splits a sentence at names. */
export function partsOf(sentence: string, names: readonly string[]): Part[] {
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length) // longer names may contain shorter ones
  if (!longestFirst.length) return [{ text: sentence, isName: false }]
  const anyOf = new RegExp(
    `(${longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
  )
  return sentence
    .split(anyOf)
    .map((text, i) => ({ text, isName: i % 2 === 1 }))
    .filter(({ text }) => text)
}

/** A line of the log: a beat with its events, or a table event that is part of no beat. */
export interface LogLine {
  number: number
  said: string
  news: News[]
}

/** The lines of the log: one for each beat. */
export function linesOf(news: readonly News[], beats: readonly Beat[]): LogLine[] {
  const lines: LogLine[] = []
  const lineOfBeat = new Map<Beat, LogLine>()
  let index = 0
  for (const item of news) {
    while (index < beats.length && beats[index]!.last < item.number) index++
    const beat = beats[index]
    const isPart =
      beat && beat.first <= item.number && (item.of === 'game' || beat.first === beat.last)
    const open = isPart ? lineOfBeat.get(beat) : undefined
    if (open) open.news.push(item)
    else if (isPart) {
      const line = { number: beat.first, said: beat.said, news: [item] }
      lineOfBeat.set(beat, line)
      lines.push(line)
    } else if (item.said) lines.push({ number: item.number, said: item.said, news: [item] })
  }
  return lines
}

/** The beats as far as they are shown: until the end of a grown beat is reached, its earlier version. */
export function shownBeats(
  beats: readonly Beat[],
  earlier: readonly Beat[],
  isReached: (number: number) => boolean,
): Beat[] {
  if (isReached(Infinity)) return [...beats]
  const versions = new Map(earlier.map((beat) => [beat.first, beat]))
  return beats.flatMap((beat) => (isReached(beat.last) ? beat : (versions.get(beat.first) ?? [])))
}

/** A refusal without its clause, which is shown as a link beside it. */
export const withoutClause = (sentence: string, clause: string): string =>
  sentence.replace(` (${clause})`, '')

/** The numbers of undone lines: moves that were undone and rolls that were replaced. */
export function undoneNumbers(
  news: readonly News[],
  undoes: Readonly<Record<string, string>>,
): Set<number> {
  const numbers = new Set<number>()
  for (const [i, { event, of }] of news.entries()) {
    const earlier = news.slice(0, i)
    if (of === 'table' && event.kind === 'undone') {
      const lastKept = Number(event.after)
      for (const line of earlier)
        if (line.of === 'game' && line.number > lastKept) numbers.add(line.number)
    }
    const kind = of === 'game' && undoes[String(event.kind)]
    const replaced =
      kind && earlier.findLast((line) => line.event.kind === kind && line.event.seat === event.seat)
    if (replaced) numbers.add(replaced.number)
  }
  return numbers
}

/** The best emblem for an event: of a word of its kind (`dice-rolled`: `roll`), or of its source or target. */
export function emblemOf({ event }: News, emblems: Readonly<Record<string, string>>): string {
  const words = String(event.kind).split('-')
  const action = Object.keys(emblems).find((name) => words.some((word) => word.startsWith(name)))
  const places = [event.from, event.to].map((at) => String(at ?? '').split(':')[0] ?? '')
  return emblems[action ?? ''] || places.map((place) => emblems[place]).find(Boolean) || ''
}

/** The icon of moving tokens: of the event itself, otherwise of the counter that changes. */
export function tokenOf(line: News, beat: Beat, emblems: Readonly<Record<string, string>>): string {
  const stems = beat.changes.map(([counter]) => counter.split(':')[0] ?? '')
  const counters = stems.flatMap((stem) => [stem, stem.replace(/s$/, '')])
  const emblem = emblemOf(line, emblems)
  return emblem || emblems[counters.find((stem) => stem in emblems) ?? ''] || ''
}
