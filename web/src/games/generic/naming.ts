/* Which cells of a text table name the elements that its rows are about. */
import type { Section } from '../../wire'

/** The column of a section whose cells name its elements: the first that begins with a letter in each such row,
    or else has one anywhere. */
export function namingColumn({ rows, at }: Pick<Section, 'rows' | 'at'>): number {
  const named = rows.filter((_, r) => at[r])
  const columnOf = (pattern: RegExp) =>
    (named[0] ?? []).findIndex((_, c) => named.every((row) => pattern.test(row[c] ?? '')))
  const column = columnOf(/^\p{L}/u)
  return column >= 0 ? column : Math.max(0, columnOf(/\p{L}/u))
}
