/* Kinds of cards: what they are called, what is printed on a card, the outline of its medallion. */
import type { Play } from '../../play/play.svelte'
import type { CardText, GameView } from '../../state/types'
import type { LetsSummonDemonsView } from '../../wire'
import { say } from '../../words'

export type LsdPlay = Play<LetsSummonDemonsView & GameView>

/** A word of this table. */
export const t = (key: string, args: Record<string, string | number> = {}): string =>
  say(`lets-summon-demons-${key}`, args)

export const kindName = (kind: string): string => (kind ? t(kind) : '')
export const letter = (kind: string): string => kindName(kind).slice(0, 1)

/** The totals that activate a card; none: it is passive. */
export function numbersOf(card: CardText | undefined): string[] {
  return String(card?.figures.on ?? '').split('/').filter(Boolean)
}

/** The same where there is little room. */
export function shortNumbers(card: CardText | undefined): string {
  const on = numbersOf(card)
  if (on.length === 0) return '∞'
  return on.length > 2 ? `${on[0]}–${on.at(-1)}` : on.join('·')
}

const STICKERS = ['sweet', 'rotten']
const KIDS = ['boy', 'girl']

/** The stickers of a card: what is printed on it, and what it is lent where it lies. */
export function stickersOf(card: CardText | undefined, kinds: readonly string[]): { kind: string; isLent: boolean }[] {
  const printed = String(card?.figures.disposition ?? '')
  return STICKERS.filter((one) => one === printed || kinds.includes(one)).map((kind) => ({
    kind,
    isLent: kind !== printed,
  }))
}

/** The other kind of kid that it counts as where it lies. */
export function lent(card: CardText | undefined, kinds: readonly string[]): string[] {
  return KIDS.filter((one) => one !== card?.kind && kinds.includes(one))
}

/** Shield, flower, head with ears, flame star, arch: a shape for each kind, not only a colour. */
export const MEDALS: Record<string, string> = {
  boy: 'M8 8h84v52c0 20-20 31-42 37C28 91 8 80 8 60z',
  candle: 'M10 98V46C10 20 28 2 50 2s40 18 40 44v52z',
  girl: 'M50 4c9-6 21-2 24 8 11-1 20 7 19 18 9 6 11 18 5 26 4 10-1 21-11 24-1 11-11 18-22 15-7 8-20 8-27 0-11 3-21-4-22-15C6 77 1 66 5 56-1 48 1 36 10 30 9 19 18 11 29 12 32 2 42-2 50 4z',
  animal: 'M12 2c10 2 18 8 22 14 10-4 22-4 32 0C70 10 78 4 88 2c4 10 3 22-1 31 7 9 9 18 9 27 0 22-20 37-46 37S4 82 4 60c0-9 2-18 9-27C9 24 8 12 12 2z',
  demon: 'M50 0c4 12 16 18 24 10 2 10 8 14 16 12-2 10 2 16 10 20-8 6-8 14-4 22-10 0-16 6-16 16-10-2-16 4-30 20-14-16-20-22-30-20 0-10-6-16-16-16 4-8 4-16-4-22 8-4 12-10 10-20 8 2 14-2 16-12 8 8 20 2 24-10z',
}
