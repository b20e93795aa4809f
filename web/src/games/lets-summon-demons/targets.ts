/* Which players' cards in play can be chosen now. Pure. */
import type { LetsSummonDemonsCardView, LetsSummonDemonsView } from '../../wire'

export interface TargetGroup {
  seat: number
  cards: LetsSummonDemonsCardView[]
}

/** The other players' cards for which `isTarget` holds, by player. */
export function targetGroups(
  view: LetsSummonDemonsView,
  mySeat: number,
  isTarget: (at: string) => boolean,
): TargetGroup[] {
  return view.seats
    .map((player, seat) => ({
      seat,
      cards: [...player.cards, ...player.demon_cards].filter(({ at }) => isTarget(at)),
    }))
    .filter(({ seat, cards }) => seat !== mySeat && cards.length)
}

/** Why a player's cards cannot be chosen: the key of a text. */
export function exclusionOf(view: LetsSummonDemonsView, mySeat: number, seat: number): string {
  const player = view.seats[seat]
  if (player?.partner === mySeat) return 'partner'
  return player?.protected ? 'safe' : 'no-target'
}
