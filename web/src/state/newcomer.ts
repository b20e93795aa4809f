/* Whether a player is new to a game: the coach has notes for the first few tables. */
import { store, load } from './storage'

const FIRST = 3 // tables of a game

/** Whether a table is among the first of its game in this browser. Counts the table, too. */
export function isAmongFirst(game: string, table: string): boolean {
  const tables = load(`first:${game}`)?.split(' ') ?? []
  if (tables.includes(table)) return true
  if (tables.length >= FIRST) return false
  store(`first:${game}`, [...tables, table].join(' '))
  return true
}
