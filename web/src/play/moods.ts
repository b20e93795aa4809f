/* The mood of a bot's face, from public information only. */
import type { Beat } from '../wire'

export type Mood = 'idle' | 'thinking' | 'pleased' | 'hurt'

/** The levels that have a face. */
export const SPECIES: ReadonlySet<string> = new Set(['imp', 'devil', 'demon', 'archdemon'])

const GREAT = 2 // the least weight of a beat that pleases

export interface Scene {
  /** The current beat. */
  beat: Beat | null
  /** The seat that decides, if no beat plays. */
  decides: number | null
  /** The winners; null before the end. */
  winners: readonly number[] | null
}

export function moodOf(seat: number, { beat, decides, winners }: Scene): Mood {
  if (winners?.length) return winners.includes(seat) ? 'pleased' : 'hurt'
  if (!beat) return decides === seat ? 'thinking' : 'idle'
  const ownChanges = beat.changes.filter(([counter]) => counter.split(':')[1] === String(seat + 1))
  if (beat.seat === seat) return beat.weight >= GREAT && beat.name !== 'roll' ? 'pleased' : 'idle'
  return beat.weight >= GREAT && ownChanges.some(([, delta]) => delta < 0) ? 'hurt' : 'idle'
}
