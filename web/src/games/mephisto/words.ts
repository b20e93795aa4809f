/* Shared by the components of this table: the type of its `play`, its texts, facts of the view. */
import './colours.css'
import type { Play } from '../../play/play.svelte'
import type { Games, MephistoView } from '../../wire'
import { say } from '../../words'

export type MePlay = Play<MephistoView, Games['mephisto']['description']>

/** A text of this table. */
export const t = (key: string, args: Record<string, string | number> = {}): string =>
  say(`mephisto-${key}`, args)

const FEW = 10 // cards left in the deck: the end is near

/** Whether this is the last round, or the deck is about to run out for the last time. */
export function isEndNear({ ending, deck, outcome }: MephistoView): boolean {
  if (outcome) return false
  const isLastTime = ending.outs + 1 >= ending.outs_to_end
  return ending.last_turns.length > 0 || (isLastTime && deck <= FEW)
}
