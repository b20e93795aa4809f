/* Whether somebody still learns a game: at the first few tables the coach has something to say. */
import { keep, recall } from './keep'

const FIRST = 3 // tables of a game

/** Whether a table is among the first ones of its game in this browser; it is counted from now on. */
export function isAmongFirst(game: string, table: string): boolean {
  const known = recall(`first:${game}`)?.split(' ') ?? []
  if (known.includes(table)) return true
  if (known.length >= FIRST) return false
  keep(`first:${game}`, [...known, table].join(' '))
  return true
}
