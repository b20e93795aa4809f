/* In which colour each seat is shown. */
import type { Attachment } from 'svelte/attachments'

export const COLOURS = ['amber', 'teal', 'violet', 'coral', 'lime'] as const

/** The number (1 to 5) of the colour of each of five seats. Whoever chose a colour has it, unless
    somebody before them has; the other seats take what is left, their usual one if they can. */
export function tonesOf(wanted: readonly string[]): number[] {
  const tones: (number | null)[] = [null, null, null, null, null]
  const isFree = (tone: number) => tone > 0 && !tones.includes(tone)
  wanted.slice(0, tones.length).forEach((colour, seat) => {
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

/** Shows the seats within a node in the colours that people chose. */
export const tinted =
  (colours: readonly string[]): Attachment<HTMLElement> =>
  (node) => {
    tonesOf(colours).forEach((tone, seat) => node.style.setProperty(`--seat-${seat + 1}`, `var(--tone-${tone})`))
  }
