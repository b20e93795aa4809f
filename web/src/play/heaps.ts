/* Cards that lie on a heap, to be looked through. Pure. */

/** Each card once with how many there are, the last one first. */
export function counted(cards: readonly string[]): { id: string; count: number }[] {
  const found = new Map<string, number>()
  for (const id of [...cards].reverse()) found.set(id, (found.get(id) ?? 0) + 1)
  return [...found].map(([id, count]) => ({ id, count }))
}
