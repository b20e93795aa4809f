/* Piles of cards. */

/** The different cards of a pile with their counts, the topmost first. */
export function countCards(cards: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const id of [...cards].reverse()) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count }))
}
