/* Who is about to win. Pure. */
import type { LetsSummonDemonsView } from '../../wire'

/** How a player may win next: with one more Demon, by the next roll, or not at all. */
export function threatOf(view: LetsSummonDemonsView, seat: number): 'demon' | 'roll' | '' {
  const player = view.seats[seat]
  if (!player || view.outcome) return ''
  const isRich = player.team_souls >= view.souls_to_win
  if (isRich && view.demons_to_win - player.team_demons === 1) return 'demon'
  return player.can_win ? 'roll' : ''
}
