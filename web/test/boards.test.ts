import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetBoard, keepBoard, keptBoards, optionsAt, spotOf } from '../src/games/dicke-daemonen/boards'
import type { Layout } from '../src/games/dicke-daemonen/shapes'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
})
const layout = (x: number): Layout => ({ lines: [{ colour: 'red', shape: 'curve', points: [[x, 2.5]], knot: [3, 4] }] })

describe('a board in an address', () => {
  it.each([[{ layout: 'four_leaf' }, 'four_leaf'], [{ layout: 'calm', layout_seed: 9 }, 'calm-9']])('%o is %s', (options, spot) => {
    expect(spotOf(options)).toBe(spot)
    expect(optionsAt(spot)).toEqual(options)
  })
  it('holds all strings of one without a name', () => {
    const spot = spotOf({ layout: layout(1) })
    expect(spot).toMatch(/^~[\w-]+$/)
    expect(optionsAt(spot)).toEqual({ layout: layout(1) })
  })
  it.each(['~%', '~e30=x', 'No Board', 'calm-x', ''])('is nothing that was made up: %s', (spot) => {
    expect(optionsAt(spot)).toBeNull()
  })
})

describe('boards that are kept', () => {
  beforeEach(() => kept.clear())
  it('come back with the newest first, each once', () => {
    keepBoard({ name: 'One', layout: layout(1) })
    keepBoard({ name: 'Two', layout: layout(2) })
    keepBoard({ name: 'Again', layout: layout(1) })
    expect(keptBoards().map((one) => one.name)).toEqual(['Again', 'Two'])
    forgetBoard({ name: '', layout: layout(2) })
    expect(keptBoards().map((one) => one.name)).toEqual(['Again'])
  })
  it.each(['{', '7', '[{"name":"x"}]'])('are none where something else was kept: %s', (text) => {
    kept.set('pandemonium:boards', text)
    expect(keptBoards()).toEqual([])
  })
})
