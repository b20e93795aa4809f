/* Your card pack of each game, as the editor stores it in this browser. */
import { load, store } from './storage'

type Cards = Record<string, unknown>[]

export function storedPack(game: string): Cards {
  try {
    const stored = JSON.parse(load(`pack:${game}`) ?? '[]') as unknown
    return Array.isArray(stored) ? (stored as Cards) : []
  } catch {
    return [] // not a pack
  }
}

export const storePack = (game: string, cards: Cards): void =>
  store(`pack:${game}`, cards.length ? JSON.stringify(cards) : null)
