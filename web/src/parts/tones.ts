/* The colours of seats. */
import type { Attachment } from 'svelte/attachments'

export const COLOURS = ['amber', 'teal', 'violet', 'coral', 'lime'] as const

/** The colour of a seat in CSS; nodes that stand for a seat set `--seat` to it. */
export const seatColour = (seat: number): string => `var(--seat-${(seat % COLOURS.length) + 1})`

/** The colour numbers (1 to 5) of five seats. Players get the colour they chose, unless an earlier seat has
    it. The other seats get their default colour, or a free one. */
export function tonesOf(chosenColours: readonly string[]): number[] {
  const tones: (number | null)[] = [null, null, null, null, null]
  const isFree = (tone: number) => tone > 0 && !tones.includes(tone)
  chosenColours.slice(0, tones.length).forEach((colour, seat) => {
    const tone = COLOURS.indexOf(colour as (typeof COLOURS)[number]) + 1
    if (isFree(tone)) tones[seat] = tone
  })
  tones.forEach((tone, seat) => {
    if (tone === null && isFree(seat + 1)) tones[seat] = seat + 1
  })
  return tones.map((tone, seat) => {
    if (tone !== null) return tone
    return (tones[seat] = [1, 2, 3, 4, 5].find(isFree) as number)
  })
}

/** Sets the seat colours that players chose, within a node. */
export const tinted =
  (colours: readonly string[]): Attachment<HTMLElement> =>
  (node) => {
    tonesOf(colours).forEach((tone, seat) =>
      node.style.setProperty(`--seat-${seat + 1}`, `var(--tone-${tone})`),
    )
  }
