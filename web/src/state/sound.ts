/* Sounds, synthesized with Web Audio and played only if they are on in the settings. */
import { settings } from './settings.svelte'
import type { Beat } from '../wire'

interface Note {
  /** Frequency in hertz; `to` is where a glide ends. */
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
  roll: [0, 0.07, 0.13, 0.22, 0.3].map((at, i) => ({
    from: 900 - 90 * i,
    to: 300,
    at,
    lasts: 0.04,
    loud: 0.06,
    shape: 'square' as const,
  })),
  tick: [{ from: 520, at: 0, lasts: 0.05, loud: 0.05, shape: 'triangle' }],
  coins: [0, 0.06, 0.12].map((at, i) => ({
    from: 1250 + 160 * i,
    at,
    lasts: 0.08,
    loud: 0.05,
    shape: 'triangle' as const,
  })),
  snatch: [{ from: 700, to: 240, at: 0, lasts: 0.16, loud: 0.08, shape: 'sawtooth' }],
  hit: [{ from: 130, to: 50, at: 0, lasts: 0.22, loud: 0.2, shape: 'square' }],
  heal: [
    { from: 440, to: 660, at: 0, lasts: 0.25, loud: 0.07, shape: 'sine' },
    { from: 660, to: 880, at: 0.12, lasts: 0.3, loud: 0.06, shape: 'sine' },
  ],
  crack: [{ from: 1800, to: 90, at: 0, lasts: 0.12, loud: 0.1, shape: 'sawtooth' }],
  roar: [
    { from: 90, to: 45, at: 0, lasts: 0.6, loud: 0.2, shape: 'sawtooth' },
    { from: 1250, at: 0.35, lasts: 0.12, loud: 0.05, shape: 'triangle' },
  ],
  choir: [196, 247, 294, 392].map((from, i) => ({
    from,
    at: 0.08 * i,
    lasts: 0.9,
    loud: 0.06,
    shape: 'sine' as const,
  })),
  ice: [{ from: 2400, to: 3200, at: 0, lasts: 0.3, loud: 0.04, shape: 'sine' }],
  drum: [0, 0.18, 0.36].map((at) => ({
    from: 110,
    to: 60,
    at,
    lasts: 0.16,
    loud: 0.18,
    shape: 'sine' as const,
  })),
  hiss: [{ from: 320, to: 120, at: 0, lasts: 0.5, loud: 0.06, shape: 'sawtooth' }],
  bell: [
    { from: 880, at: 0, lasts: 0.7, loud: 0.08, shape: 'triangle' },
    { from: 1320, at: 0, lasts: 0.5, loud: 0.04, shape: 'sine' },
  ],
  refuse: [{ from: 150, to: 90, at: 0, lasts: 0.18, loud: 0.1, shape: 'sawtooth' }],
  say: [{ from: 660, to: 720, at: 0, lasts: 0.08, loud: 0.05, shape: 'sine' }],
  end: [262, 330, 392, 523].map((from, i) => ({
    from,
    at: 0.14 * i,
    lasts: 0.5,
    loud: 0.1,
    shape: 'triangle' as const,
  })),
  dirge: [330, 294, 262, 196].map((from, i) => ({
    from,
    at: 0.22 * i,
    lasts: 0.6,
    loud: 0.08,
    shape: 'sine' as const,
  })),
  chime: [{ from: 988, at: 0, lasts: 0.3, loud: 0.05, shape: 'sine' }],
  clink: [{ from: 1760, to: 1480, at: 0, lasts: 0.07, loud: 0.05, shape: 'triangle' }],
  scrape: [{ from: 240, to: 180, at: 0, lasts: 0.18, loud: 0.05, shape: 'sawtooth' }],
  rewind: [{ from: 300, to: 900, at: 0, lasts: 0.18, loud: 0.05, shape: 'triangle' }],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

/** The sound of each beat; others are silent. */
export const SOUND_OF: Partial<Record<Beat['name'], Sound>> = {
  alarm: 'bell',
  aura: 'choir',
  break: 'crack',
  collect: 'coins',
  count: 'tick',
  curse: 'hiss',
  draw: 'move',
  fire: 'tick',
  freeze: 'ice',
  heal: 'heal',
  hit: 'hit',
  kill: 'roar',
  move: 'move',
  owner: 'chime',
  pay: 'coins',
  predict: 'drum',
  refill: 'move',
  roll: 'roll',
  shield: 'clink',
  steal: 'snatch',
  summon: 'choir',
  undo: 'rewind',
  wear: 'scrape',
}

let context: AudioContext | undefined

/** Plays a sound if sounds are on. */
export function playSound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const now = context.currentTime + 0.01
  for (const note of SOUNDS[name] as Note[]) playNote(context, note, now)
}

function playNote(into: AudioContext, note: Note, now: number): void {
  const oscillator = into.createOscillator()
  const volume = into.createGain()
  const [start, end] = [now + note.at, now + note.at + note.lasts]
  oscillator.type = note.shape
  oscillator.frequency.setValueAtTime(note.from, start)
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, end)
  volume.gain.setValueAtTime(note.loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(volume).connect(into.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
