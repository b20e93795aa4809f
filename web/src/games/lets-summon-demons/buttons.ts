/* What the prompt calls the things that a turn allows: short, with what they take. */
import type { KindWords } from '../../play/choosing'
import { t, type LsdPlay } from './kinds'

export function turnButtons(play: LsdPlay): Record<string, KindWords> {
  const me = play.view.seats[play.seat ?? -1]
  if (!me) return {}
  const cost = Number(play.choices.find((one) => one.kind === 'buy')?.args.cost ?? 0)
  const { emblems } = play.description
  return {
    roll: { label: t('box-roll'), more: t('box-roll-more'), icon: emblems.roll },
    buy: { label: t('do-buy'), more: t('do-buy-more', { cost, souls: me.souls }), icon: emblems.buy },
    summon: { label: t('box-summon'), more: t('do-summon-more', { snuff: me.snuffs, cards: me.cards.length }), icon: emblems.summon },
    pass: { label: t('box-pass'), more: t('box-pass-more'), icon: 'linked-rings' },
  }
}
