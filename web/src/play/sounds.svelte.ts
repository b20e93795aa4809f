/* The sounds of what the director shows, at live tables and in replays. */
import { untrack } from 'svelte'
import { playSound, SOUND_OF } from '../state/sound'
import type { Play } from './play.svelte'

/** Plays the sound of each beat, and that of the end of the game. Call it once where the table is created. */
export function followSounds(play: Play): void {
  const beat = $derived(play.director.beat?.first)
  $effect(() => {
    void beat
    const sound = untrack(() => play.director.beat && SOUND_OF[play.director.beat.name])
    if (sound) playSound(sound)
  })
  // Not before the last blow has been shown. A game that is watched again is over from the start.
  const isEnding = $derived(
    play.director.phase === 'moment' ||
      (play.commands !== null && play.summary.status === 'over' && !play.director.isBusy),
  )
  $effect(() => {
    if (isEnding) untrack(() => playSound(hasLost(play) ? 'dirge' : 'end'))
  })
}

const hasLost = ({ seat, prompt }: Play): boolean =>
  seat !== null && !prompt.outcome?.winners.includes(seat)
