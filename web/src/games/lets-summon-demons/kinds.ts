/* Shared by the components of this table: its texts, kinds and numbers of cards, seat colours. */
import './colours.css'
import type { Play } from '../../play/play.svelte'
import type { CardText, LetsSummonDemonsView } from '../../wire'
import { say } from '../../words'

export type LsdPlay = Play<LetsSummonDemonsView>

/** A text of this table. */
export const t = (key: string, args: Record<string, string | number> = {}): string =>
  say(`lets-summon-demons-${key}`, args)

export const kindName = (kind: string): string => (kind ? t(kind) : '')
export const letter = (kind: string): string => kindName(kind).slice(0, 1)

/** The totals that activate a card; none: it is passive. */
export function numbersOf(card: CardText | undefined): string[] {
  return String(card?.figures.on ?? '')
    .split('/')
    .filter(Boolean)
}

/** The same in a short form. */
export function shortNumbers(card: CardText | undefined): string {
  const numbers = numbersOf(card)
  if (numbers.length === 0) return '∞'
  return numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join('·')
}

const STICKERS = ['sweet', 'rotten']
const KIDS = ['boy', 'girl']

/** The stickers of a card: printed on it, or lent by other cards in play. */
export function stickersOf(
  card: CardText | undefined,
  kinds: readonly string[],
): { kind: string; isLent: boolean }[] {
  const printed = String(card?.figures.disposition ?? '')
  return STICKERS.filter((sticker) => sticker === printed || kinds.includes(sticker)).map(
    (kind) => ({
      kind,
      isLent: kind !== printed,
    }),
  )
}

/** The kinds of kid that it also counts as, lent by other cards in play. */
export function lentKindsOf(card: CardText | undefined, kinds: readonly string[]): string[] {
  return KIDS.filter((kind) => kind !== card?.kind && kinds.includes(kind))
}

export { seatColour } from '../../parts/tones'
