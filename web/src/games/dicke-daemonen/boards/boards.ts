/* Boards outside a table: their form in an address, and those saved in this browser. */
import { store, load } from '../../../state/storage'
import type { Layout } from '../editor/shapes'

/** The options of a table that define its board. */
export interface BoardOptions {
  layout: string | Layout
  layout_seed?: number
}

/** A board saved in this browser. */
export interface SavedBoard {
  name: string
  layout: Layout
}

const MAX_SAVED = 50 // then the oldest board is dropped
const LAYOUT_PREFIX = '~' // of the hash of a board without a name

/** The address hash of a board: a name, a level and a seed (`calm-9`), or all of its strings. */
export function hashOf(options: BoardOptions): string {
  if (typeof options.layout !== 'string') {
    const text = JSON.stringify({ lines: options.layout.lines })
    return LAYOUT_PREFIX + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  }
  return options.layout_seed === undefined
    ? options.layout
    : `${options.layout}-${options.layout_seed}`
}

/** The board of an address hash; null if it cannot be read. */
export function parseHash(hash: string): BoardOptions | null {
  if (hash.startsWith(LAYOUT_PREFIX)) {
    try {
      return {
        layout: JSON.parse(atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/'))) as Layout,
      }
    } catch {
      return null
    }
  }
  const [, layout, seed] = /^([a-z_]+)(?:-(\d{1,9}))?$/.exec(hash) ?? []
  if (!layout) return null
  return seed === undefined ? { layout } : { layout, layout_seed: Number(seed) }
}

/** The saved boards, the newest first. */
export function savedBoards(): SavedBoard[] {
  try {
    const boards = JSON.parse(load('boards') ?? '[]') as SavedBoard[]
    return Array.isArray(boards)
      ? boards.filter((board) => Array.isArray(board?.layout?.lines))
      : []
  } catch {
    return []
  }
}

/** Save a board; if it is already saved, only its name changes. */
export function saveBoard(board: SavedBoard): void {
  const others = savedBoards().filter((other) => hashOf(other) !== hashOf(board))
  store('boards', JSON.stringify([board, ...others].slice(0, MAX_SAVED)))
}

export function deleteBoard(board: SavedBoard): void {
  store('boards', JSON.stringify(savedBoards().filter((other) => hashOf(other) !== hashOf(board))))
}
