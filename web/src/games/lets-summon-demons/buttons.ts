/* Short buttons for the actions of a turn, with their cost. */
import type { KindWords } from '../../play/choosing'
import type { CustomButton } from '../../play/play.svelte'
import type { Choice } from '../../wire'
import { numbersOf, t, type LsdPlay } from './kinds'

export function turnButtons(play: LsdPlay): Record<string, KindWords> {
  const player = play.view.seats[play.seat ?? -1]
  if (!player) return {}
  const cost = Number(play.choices.find((choice) => choice.kind === 'buy')?.args.cost ?? 0)
  const { emblems } = play.description
  return {
    roll: { label: t('do-roll'), more: t('do-roll-more'), icon: emblems.roll },
    buy: {
      label: t('do-buy'),
      more: t('do-buy-more', { cost, souls: player.souls }),
      icon: emblems.buy,
      ask: t('ask-buy', { cost }),
      isStepwise: true,
    },
    summon: {
      label: t('do-summon'),
      more: t('do-summon-more', { snuff: player.snuffs, cards: player.cards.length }),
      icon: emblems.summon,
      ask: t('ask-summon'),
      isStepwise: player.cards.length > player.snuffs, // otherwise it is known which cards are snuffed
    },
    // only while it is not legal: a legal choice has its own text
    ...(play.choices.some((choice) => choice.ends) ? {} : { end: { more: t('do-end-more') } }),
    pass: { label: t('do-pass'), more: t('do-pass-more'), icon: 'linked-rings' },
  }
}

/** The souls and Demons of the player that a choice targets. */
export function targetMore(play: LsdPlay, { args }: Pick<Choice, 'args'>): string {
  const target = typeof args.target === 'number' ? play.view.seats[args.target] : undefined
  if (!target || args.target === play.seat) return ''
  return t('target-more', { souls: target.souls, demons: target.demons.length })
}

/** The button that takes the selected candle. */
export function candleButton(play: LsdPlay, choice: Choice): CustomButton {
  const card = play.card(String(choice.args.card))
  return {
    label: choice.said ?? choice.text,
    more: t('on', { totals: numbersOf(card).join(', ') }),
    icon: card?.emblem ?? '',
    isMain: true,
    actions: [choice.text],
    do: () => play.choose(choice),
  }
}
