/* The letters that stand for seats: one or two, different for all of a table. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('signs')

/** The letters for these names: the initial; where others have it too, a second letter that distinguishes them. */
export function signsOf(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')])
  const signs: string[] = []
  for (const [i, ofName] of letters.entries()) {
    const [initial = '', ...later] = ofName
    const isAlone = letters.every((other, j) => i === j || (other[0] ?? '') !== initial)
    const pairs = later.map((letter) => initial + letter.toLowerCase())
    const isOfOthers = (pair: string) =>
      letters.some((other, j) => i !== j && other.slice(0, 2).join('') === pair.toUpperCase())
    const free = pairs.filter((pair) => !signs.includes(pair))
    const pair = free.find((other) => !isOfOthers(other)) ?? free[0] ?? `${initial}${i + 1}`
    signs.push(isAlone ? initial : pair)
  }
  return signs
}

/** The parts of this component show seats by these letters. */
export function setSigns(names: () => readonly string[]): void {
  setContext(KEY, () => signsOf(names()))
}

/** The letters that stand for a seat; its initial where there is no table. */
export function getSign(): (seat: number, name: string) => string {
  const signs = getContext<(() => string[]) | undefined>(KEY)
  return (seat, name) => signs?.()[seat] || name.slice(0, 1).toUpperCase()
}
