/* How long words are on a card, about. Pure. */
const WIDE = 12 // letters of a name in one line, about

/** How many lines a name takes on a card. */
export function linesOf(name: string): number {
  let lines = 1
  let used = 0
  for (const word of name.split(' ')) {
    if (used && used + 1 + word.length > WIDE) {
      lines++
      used = word.length
    } else used += (used ? 1 : 0) + word.length
  }
  return lines
}
