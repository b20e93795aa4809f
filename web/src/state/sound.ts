/* A few sounds, made on the spot: no files, and nothing unless it was switched on. */
import { settings } from './settings.svelte'

interface Note {
  /** Hertz; where it ends, if it glides. */
  from: number
  to?: number
  /** Seconds. */
  at: number
  lasts: number
  loud: number
  shape: OscillatorType
}

const SOUNDS = {
  turn: [
    { from: 392, at: 0, lasts: 0.35, loud: 0.12, shape: 'triangle' },
    { from: 587, at: 0.12, lasts: 0.5, loud: 0.12, shape: 'triangle' },
  ],
  move: [{ from: 220, to: 160, at: 0, lasts: 0.09, loud: 0.08, shape: 'sine' }],
  roll: [0, 0.07, 0.13, 0.22, 0.3].map((at, i) => ({ from: 900 - 90 * i, to: 300, at, lasts: 0.04, loud: 0.06, shape: 'square' as const })),
  refuse: [{ from: 150, to: 90, at: 0, lasts: 0.18, loud: 0.1, shape: 'sawtooth' }],
  say: [{ from: 660, to: 720, at: 0, lasts: 0.08, loud: 0.05, shape: 'sine' }],
  end: [262, 330, 392, 523].map((from, i) => ({ from, at: 0.14 * i, lasts: 0.5, loud: 0.1, shape: 'triangle' as const })),
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | undefined

/** Let it be heard, if one wants to hear anything. */
export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const now = context.currentTime + 0.01
  for (const note of SOUNDS[which] as Note[]) ring(context, note, now)
}

function ring(into: AudioContext, note: Note, now: number): void {
  const voice = into.createOscillator()
  const volume = into.createGain()
  const [start, end] = [now + note.at, now + note.at + note.lasts]
  voice.type = note.shape
  voice.frequency.setValueAtTime(note.from, start)
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, end)
  volume.gain.setValueAtTime(note.loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  voice.connect(volume).connect(into.destination)
  voice.start(start)
  voice.stop(end)
}
