/* Boards outside of a table: how an address names them, and those that this browser keeps. */
import { keep, recall } from '../../state/keep'
import type { Layout } from './shapes'

export const GAME = 'dicke-daemonen'

/** What the options of a table say of its board. */
export interface BoardOptions {
  layout: string | Layout
  layout_seed?: number
}

/** A board that was kept. */
export interface Kept {
  name: string
  layout: Layout
}

const MOST = 50 // boards that are kept, the oldest go first
const OWN = '~' // begins the address of a board that has no name

/** A board in an address: a name, a level and a seed (`calm-9`), or all of its strings. */
export function spotOf(options: BoardOptions): string {
  if (typeof options.layout !== 'string') {
    const text = JSON.stringify({ lines: options.layout.lines })
    return OWN + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  }
  return options.layout_seed === undefined ? options.layout : `${options.layout}-${options.layout_seed}`
}

/** What an address names; null: nothing that could be read. */
export function optionsAt(spot: string): BoardOptions | null {
  if (spot.startsWith(OWN)) {
    try {
      return { layout: JSON.parse(atob(spot.slice(1).replaceAll('-', '+').replaceAll('_', '/'))) as Layout }
    } catch {
      return null
    }
  }
  const [, layout, seed] = /^([a-z_]+)(?:-(\d{1,9}))?$/.exec(spot) ?? []
  if (!layout) return null
  return seed === undefined ? { layout } : { layout, layout_seed: Number(seed) }
}

/** The boards of one's own, the newest first. */
export function keptBoards(): Kept[] {
  try {
    const told = JSON.parse(recall('boards') ?? '[]') as Kept[]
    return Array.isArray(told) ? told.filter((one) => Array.isArray(one?.layout?.lines)) : []
  } catch {
    return []
  }
}

/** Keep a board; one that lies there already gets the new name. */
export function keepBoard(board: Kept): void {
  const others = keptBoards().filter((one) => spotOf(one) !== spotOf(board))
  keep('boards', JSON.stringify([board, ...others].slice(0, MOST)))
}

export function forgetBoard(board: Kept): void {
  keep('boards', JSON.stringify(keptBoards().filter((one) => spotOf(one) !== spotOf(board))))
}
