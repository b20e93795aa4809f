/* The counters of seats, as each game's folder describes them. */
import { has, say } from '../words'

const ofCards = import.meta.glob<readonly string[]>('./*/counters.ts', {
  import: 'OF_CARDS',
  eager: true,
})
const keyOf = (game: string, counter: string) => `${game}-counter-${counter}`

/** Whether changes of a counter are worth a row: a game with texts of its own names those that are. */
export const isShown = (game: string, counter: string): boolean =>
  has(keyOf(game, counter)) || !has(`about-${game}`)

/** A change of a counter in words, such as "+2 souls". */
export function changeText(game: string, counter: string, delta: number): string {
  const n = Math.abs(delta)
  const key = keyOf(game, counter)
  const amount = has(key) ? say(key, { n }) : say('counter-other', { n, name: counter })
  return `${delta < 0 ? '−' : '+'}${amount}`
}

/** Whether a counter counts cards, which have names. */
export const countsCards = (game: string, counter: string): boolean =>
  ofCards[`./${game}/counters.ts`]?.includes(counter) ?? false
