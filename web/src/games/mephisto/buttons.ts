/* What the prompt calls the things that a turn allows: short, with what they take or bring. */
import type { KindWords } from '../../play/choosing'
import { leastFavor, mostSouls } from './fights'
import { t, type MePlay } from './words'

export function turnButtons(play: MePlay): Record<string, KindWords> {
  const { emblems } = play.description
  const count = (...kinds: string[]) => play.choices.filter((one) => kinds.includes(one.kind)).length
  const best = mostSouls(play.view.fights.filter((one) => one.possible))
  const favor = leastFavor(best?.ways ?? [])?.favor ?? 0
  const loot = [t('n-cards', { count: count('loot') }), ...(count('loot-deck') ? [t('deck')] : [])]
  return {
    'play-gear': { label: t('do-play'), more: t('from-hand'), icon: emblems.hand },
    'play-spell': { with: 'play-gear' },
    activate: { label: t('do-activate'), more: t('n-cards', { count: count('activate') }), icon: 'gears' },
    fight: {
      label: t('fight'),
      more: best ? `${t('favor')} ${favor}, ${t('gain-souls', { count: best.souls })}` : '',
      icon: emblems.fight,
      isMain: best !== undefined,
    },
    'fight-both': { with: 'fight' },
    loot: { label: t('do-loot'), more: loot.join(', '), icon: emblems.loot },
    'loot-deck': { with: 'loot' },
    summon: { label: t('do-summon'), more: t('n-monsters', { count: count('summon') }), icon: emblems.summon },
  }
}
