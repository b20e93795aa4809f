/* The rooms beside the tables: one folder each, found by its name and loaded when somebody enters. */
import type { Component } from 'svelte'
import { loadIcons } from '../games/registry'
import { addWords } from '../words'

const rooms = import.meta.glob<{ default: Component }>(['./*/Room.svelte', './*/Page.svelte'])
const words = import.meta.glob<string>('./*/{en,fr}.ftl', { query: '?raw', import: 'default' })

/** The names of all rooms. */
export const ROOMS: readonly string[] = Object.keys(rooms).map((path) => path.split('/')[1] ?? '')

/** Whether a room is a page of its own, with its own bar at the upper edge. */
export const isWhole = (name: string): boolean => `./${name}/Page.svelte` in rooms

/** A room with its words and icons; null: there is none of this name. */
export async function roomOf(name: string): Promise<Component | null> {
  const found = rooms[`./${name}/Room.svelte`] ?? rooms[`./${name}/Page.svelte`]
  if (!found) return null
  const [room, , ...texts] = await Promise.all([
    found(),
    loadIcons('rooms'),
    words[`./${name}/en.ftl`]?.(),
    words[`./${name}/fr.ftl`]?.(),
  ])
  for (const [i, language] of (['en', 'fr'] as const).entries()) if (texts[i]) addWords(language, texts[i])
  return room.default
}
