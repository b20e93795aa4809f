/* Short buttons for the actions of a turn, with their cost or gain. Their choices are touched on the table. */
import type { KindWords } from '../../play/choosing'
import { leastFavor, mostSouls } from './fights'
import { t, type MePlay } from './words'

export function turnButtons(play: MePlay): Record<string, KindWords> {
  const { emblems } = play.description
  const count = (...kinds: string[]) =>
    play.choices.filter((choice) => kinds.includes(choice.kind)).length
  /** The only choice of these kinds is named; of several, what they have in common. */
  const unlessOne = (words: string, ...kinds: string[]) =>
    count(...kinds) === 1 ? {} : { more: words }
  const best = mostSouls(play.view.fights.filter((fight) => fight.possible))
  const favor = leastFavor(best?.ways ?? [])?.favor ?? 0
  const loot = [t('n-cards', { count: count('loot') }), ...(count('loot-deck') ? [t('deck')] : [])]
  return {
    'play-gear': {
      label: t('do-play'),
      ask: t('ask-play'),
      icon: emblems.hand,
      ...unlessOne(t('from-hand'), 'play-gear', 'play-spell'),
    },
    'play-spell': { with: 'play-gear' },
    activate: {
      label: t('do-activate'),
      ask: t('ask-activate'),
      icon: 'gears',
      ...unlessOne(t('n-cards', { count: count('activate') }), 'activate'),
    },
    fight: {
      label: t('fight'),
      ask: t('ask-fight'),
      more: best ? `${t('favor')} ${favor}, ${t('gain-souls', { count: best.souls })}` : '',
      icon: emblems.fight,
    },
    'fight-both': { with: 'fight' },
    loot: {
      label: t('do-loot'),
      ask: t('ask-loot'),
      icon: emblems.loot,
      ...unlessOne(loot.join(', '), 'loot', 'loot-deck'),
    },
    'loot-deck': { with: 'loot' },
    summon: {
      label: t('do-summon'),
      ask: t('ask-summon'),
      icon: emblems.summon,
      ...unlessOne(t('n-monsters', { count: count('summon') }), 'summon'),
    },
  }
}
