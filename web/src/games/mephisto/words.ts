/* What all parts of this table speak of: the game's own play, and its words. */
import type { Play } from '../../play/play.svelte'
import type { GameView } from '../../state/types'
import type { MephistoView } from '../../wire'
import { say } from '../../words'

export type MePlay = Play<MephistoView & GameView>

/** A word of this table. */
export const t = (key: string, args: Record<string, string | number> = {}): string =>
  say(`mephisto-${key}`, args)
