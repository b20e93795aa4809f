/* Splits the text of a rulebook into pieces to draw: emphasis, code, links to clauses, search matches. */
import type { RuleClause, GameOption } from '../wire'
import { isDefault, defaultOf } from './defaults'

export interface Piece {
  kind: 'plain' | 'stressed' | 'typed' | 'clause'
  text: string
  /** The id of the linked clause; empty for other kinds. */
  clause: string
}

/** The hash of the address of a clause, and back: a space becomes a dash. */
export const fragmentOf = (clause: string): string => clause.replace(' ', '-')
export const clauseOfFragment = (fragment: string): string => fragment.replace('-', ' ')

/** The number of a clause's chapter. */
export const chapterOf = (clause: string): string =>
  clause.slice(clause.lastIndexOf(' ') + 1).split('.')[0] ?? ''

/** The text of a clause without the reasons of its rulings. */
export function ruleOf(clause: RuleClause): string {
  let text = clause.text
  for (const reason of clause.reasons ?? []) text = text.replace(`(${reason})`, '')
  return text.replace(/\s+/g, ' ').trim()
}

/** The pieces of a text; `clauseIds` are the clauses of its rulebook. */
export function piecesOf(text: string, clauseIds: ReadonlySet<string>): Piece[] {
  const prefix = [...clauseIds][0]?.replace(/\s.*/, '') ?? ''
  return text
    .split(/(\*[^*]+\*|`[^`]+`|\b\d+\.\d+\b)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (/^\*.+\*$/.test(part)) return { kind: 'stressed', text: part.slice(1, -1), clause: '' }
      if (/^`.+`$/.test(part)) return { kind: 'typed', text: part.slice(1, -1), clause: '' }
      const named = `${prefix} ${part}`
      if (clauseIds.has(named)) return { kind: 'clause', text: part, clause: named }
      return { kind: 'plain', text: part, clause: '' }
    })
}

/** Text normalized for search: lower case, without accents. The length stays the same. */
export const foldCase = (text: string): string =>
  [...text].map((letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()).join('')

/** The words of a search query. */
export const wordsOf = (query: string): string[] => foldCase(query).split(/\s+/).filter(Boolean)

/** Whether a clause contains all the words. */
export function hasWords(clause: RuleClause, words: readonly string[]): boolean {
  const text = foldCase(`${clause.id} ${clause.chapter} ${clause.text}`)
  return words.every((word) => text.includes(word))
}

/** Splits a text at the matches of the words: every second part is a match. */
export function splitMatches(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const parts: string[] = []
  let from = 0
  for (const hit of foldCase(text).matchAll(new RegExp(escaped.join('|'), 'g'))) {
    parts.push(text.slice(from, hit.index), text.slice(hit.index, hit.index + hit[0].length))
    from = hit.index + hit[0].length
  }
  return [...parts, text.slice(from)]
}

/** An option of a table that changes a clause. */
export interface ChosenOption {
  name: string
  label: string
  /** The text of the value; `true`, `false` and `nobody` are keys of the catalogue. */
  value: string
  clause: string
  /** Whether it differs from the default. */
  isOther: boolean
}

/** The text of an option's value, or a key of the catalogue (see `ChosenOption`). Seats are shown from 1,
    and a negative seat is nobody's. */
export function valueOf(option: GameOption, value: unknown): string {
  const match = option.choices?.find((choice) => choice.value === value)
  if (match) return match.said
  if (option.is_seat && typeof value === 'number') return value < 0 ? 'nobody' : String(value + 1)
  return String(value)
}

/** The options that change a rule with their values; those that differ from the default come first. */
export function chosenOptions(
  clauses: readonly RuleClause[],
  options: readonly GameOption[],
  chosen: Record<string, unknown>,
): ChosenOption[] {
  const result = options.flatMap((option): ChosenOption[] => {
    const changedClause = clauses.find((clause) => clause.options?.includes(option.name))
    const value = chosen[option.name] ?? defaultOf(option, chosen)
    if (!changedClause || typeof value === 'object') return []
    const isOther = !isDefault(option, chosen)
    return [
      {
        name: option.name,
        label: option.label,
        value: valueOf(option, value),
        clause: changedClause.id,
        isOther,
      },
    ]
  })
  return [
    ...result.filter((option) => option.isOther),
    ...result.filter((option) => !option.isOther),
  ]
}
