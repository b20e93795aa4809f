/* How a line of the log is set: what it names in bold, and the icon of what it tells. Pure. */
import type { News } from '../wire'

/** A piece of a sentence; whether it is a name. */
export interface Part {
  text: string
  isName: boolean
}

/** A sentence, cut where names begin and end. */
export function partsOf(said: string, names: readonly string[]): Part[] {
  const known = names.filter(Boolean).sort((a, b) => b.length - a.length) // the longer first: they may hold others
  if (!known.length) return [{ text: said, isName: false }]
  const anyOf = new RegExp(`(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`)
  return said
    .split(anyOf)
    .map((text, i) => ({ text, isName: i % 2 === 1 }))
    .filter(({ text }) => text)
}

/** A refusal without its clause, which stands beside it as a link. */
export const withoutClause = (said: string, clause: string): string => said.replace(` (${clause})`, '')

/** The numbers of the news that something later has undone, such as a roll that was replaced. */
export function undone(news: readonly News[], undoes: Readonly<Record<string, string>>): Set<number> {
  const found = news.map(({ event, of }, i) => {
    const kind = of === 'game' && undoes[String(event.kind)]
    return kind ? news.slice(0, i).findLast((one) => one.event.kind === kind && one.event.seat === event.seat)?.number : undefined
  })
  return new Set(found.filter((number) => number !== undefined))
}

/** The emblem that fits best: of a word of the kind (`dice-rolled`: `roll`), or of where it came from or goes. */
export function emblemOf({ event }: News, emblems: Readonly<Record<string, string>>): string {
  const said = String(event.kind).split('-')
  const deed = Object.keys(emblems).find((name) => said.some((word) => word.startsWith(name)))
  const places = [event.from, event.to].map((at) => String(at ?? '').split(':')[0] ?? '')
  return emblems[deed ?? ''] || places.map((place) => emblems[place]).find(Boolean) || ''
}
