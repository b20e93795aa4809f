/* Up to where somebody has seen a table, so that a return can tell what was missed. */
import { keep, recall } from './keep'

const nameOf = (table: string, seat: number | null): string => `seen:${table}:${seat ?? 'watching'}`

/** The number of the last news that was seen from a seat; null: nothing yet. */
export function lastSeen(table: string, seat: number | null): number | null {
  const kept = recall(nameOf(table, seat))
  return kept === null ? null : Number(kept)
}

/** Everything up to this number has been seen; null: the table is of no interest any more. */
export function markSeen(table: string, seat: number | null, number: number | null): void {
  keep(nameOf(table, seat), number === null ? null : String(number))
}
