/* The text of a rulebook, cut into pieces to be drawn: words that are stressed or typed, other
   clauses that are named, and what was searched for. */
import type { RuleClause, GameOption } from '../wire'
import { isUsual, usual } from './usual'

export interface Piece {
  kind: 'plain' | 'stressed' | 'typed' | 'clause'
  text: string
  /** The clause that is named. */
  clause: string
}

/** How a clause stands in an address, and back: a space becomes a dash. */
export const spotOf = (clause: string): string => clause.replace(' ', '-')
export const clauseAt = (spot: string): string => spot.replace('-', ' ')

/** The number of a clause's chapter. */
export const chapterOf = (clause: string): string => clause.slice(clause.lastIndexOf(' ') + 1).split('.')[0] ?? ''

/** What a clause says, without the reasons why a doubt is settled so. */
export function ruleOf(clause: RuleClause): string {
  let text = clause.text
  for (const reason of clause.reasons ?? []) text = text.replace(`(${reason})`, '')
  return text.replace(/\s+/g, ' ').trim()
}

/** A text in pieces; `known` are the clauses of its book. */
export function piecesOf(text: string, known: ReadonlySet<string>): Piece[] {
  const prefix = [...known][0]?.replace(/\s.*/, '') ?? ''
  return text
    .split(/(\*[^*]+\*|`[^`]+`|\b\d+\.\d+\b)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (/^\*.+\*$/.test(part)) return { kind: 'stressed', text: part.slice(1, -1), clause: '' }
      if (/^`.+`$/.test(part)) return { kind: 'typed', text: part.slice(1, -1), clause: '' }
      const named = `${prefix} ${part}`
      if (known.has(named)) return { kind: 'clause', text: part, clause: named }
      return { kind: 'plain', text: part, clause: '' }
    })
}

/** Letters as they are searched for: small, without accents; each letter stays one letter. */
export const folded = (text: string): string =>
  [...text].map((letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()).join('')

/** The words that are searched for. */
export const wordsOf = (wanted: string): string[] => folded(wanted).split(/\s+/).filter(Boolean)

/** Whether a clause has all the words. */
export function hasWords(clause: RuleClause, words: readonly string[]): boolean {
  const text = folded(`${clause.id} ${clause.chapter} ${clause.text}`)
  return words.every((word) => text.includes(word))
}

/** A text cut where the words stand in it: every second part is one of them. */
export function cut(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts: string[] = []
  let from = 0
  for (const hit of folded(text).matchAll(new RegExp(escaped.join('|'), 'g'))) {
    parts.push(text.slice(from, hit.index), text.slice(hit.index, hit.index + hit[0].length))
    from = hit.index + hit[0].length
  }
  return [...parts, text.slice(from)]
}

/** What was chosen about a clause. */
export interface Chosen {
  name: string
  label: string
  /** In words; `true`, `false` and `nobody` are keys of words. */
  value: string
  clause: string
  /** Whether it is otherwise than usual. */
  isOther: boolean
}

/** A value of an option in words, or as a key of words (see `Chosen`). People count seats from 1, and
    one before the first is nobody's. */
export function valueOf(option: GameOption, value: unknown): string {
  const choice = option.choices?.find((one) => one.value === value)
  if (choice) return choice.said
  if (option.is_seat && typeof value === 'number') return value < 0 ? 'nobody' : String(value + 1)
  return String(value)
}

/** The options that change a rule, as they were chosen; what is otherwise than usual comes first. */
export function chosenIn(clauses: readonly RuleClause[], options: readonly GameOption[], chosen: Record<string, unknown>): Chosen[] {
  const told = options.flatMap((option): Chosen[] => {
    const clause = clauses.find((one) => one.options?.includes(option.name))
    const value = chosen[option.name] ?? usual(option, chosen)
    if (!clause || typeof value === 'object') return []
    const isOther = !isUsual(option, chosen)
    return [{ name: option.name, label: option.label, value: valueOf(option, value), clause: clause.id, isOther }]
  })
  return [...told.filter((one) => one.isOther), ...told.filter((one) => !one.isOther)]
}
