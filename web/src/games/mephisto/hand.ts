/* How wide the cards of a hand are drawn, so that all of them are in sight. Pure; lengths in rem. */

const FULL = 10.6 // a card with its text
const LEAST = 5.8 // emblem, name and numbers; the text is in the preview
const NARROW = [8.6, 7.2, LEAST] // few widths, so that most hands keep theirs when a card comes or goes
const GAPS = [1, 0.6] as const // between full cards, and between narrow ones

export interface HandLayout {
  /** The width of a card. */
  width: number
  /** The space between two of them. */
  gap: number
  /** Whether they leave their text to the preview. */
  isNarrow: boolean
}

/** The layout of so many cards in a room of this width; in several rows, where they wrap. */
export function handLayout(count: number, room: number, wraps = false): HandLayout {
  const [wide, tight] = GAPS
  if (count * (FULL + wide) - wide <= room) return { width: FULL, gap: wide, isNarrow: false }
  if (!wraps) {
    const fitting = NARROW.find((width) => count * (width + tight) - tight <= room)
    return { width: fitting ?? LEAST, gap: tight, isNarrow: true }
  }
  const most = Math.max(1, Math.floor((room + tight) / (LEAST + tight)))
  const inRow = Math.ceil(count / Math.ceil(count / most))
  const width = (room + tight) / inRow - tight
  return { width: Math.min(FULL, Math.max(LEAST, width)), gap: tight, isNarrow: true }
}
