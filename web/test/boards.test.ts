import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deleteBoard,
  saveBoard,
  savedBoards,
  parseHash,
  hashOf,
} from '../src/games/dicke-daemonen/boards/boards'
import type { Layout } from '../src/games/dicke-daemonen/editor/shapes'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => void stored.set(name, text),
  removeItem: (name: string) => void stored.delete(name),
})
const layout = (x: number): Layout => ({
  lines: [{ colour: 'red', shape: 'curve', points: [[x, 2.5]], knot: [3, 4] }],
})

describe('a board in an address', () => {
  it.each([
    [{ layout: 'four_leaf' }, 'four_leaf'],
    [{ layout: 'calm', layout_seed: 9 }, 'calm-9'],
  ])('%o is %s', (options, hash) => {
    expect(hashOf(options)).toBe(hash)
    expect(parseHash(hash)).toEqual(options)
  })
  it('holds all strings of one without a name', () => {
    const hash = hashOf({ layout: layout(1) })
    expect(hash).toMatch(/^~[\w-]+$/)
    expect(parseHash(hash)).toEqual({ layout: layout(1) })
  })
  it.each(['~%', '~e30=x', 'No Board', 'calm-x', ''])('is null for an invalid hash: %s', (hash) => {
    expect(parseHash(hash)).toBeNull()
  })
})

describe('saved boards', () => {
  beforeEach(() => stored.clear())
  it('are listed with the newest first, each once', () => {
    saveBoard({ name: 'One', layout: layout(1) })
    saveBoard({ name: 'Two', layout: layout(2) })
    saveBoard({ name: 'Again', layout: layout(1) })
    expect(savedBoards().map((board) => board.name)).toEqual(['Again', 'Two'])
    deleteBoard({ name: '', layout: layout(2) })
    expect(savedBoards().map((board) => board.name)).toEqual(['Again'])
  })
  it.each(['{', '7', '[{"name":"x"}]'])(
    'are none if the storage holds something else: %s',
    (text) => {
      stored.set('pandemonium:boards', text)
      expect(savedBoards()).toEqual([])
    },
  )
})
