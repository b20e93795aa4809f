/* Which games have a table, a picture and words of their own: whoever has a folder here.

   A folder is named by the id of its game. Whatever is missing, the generic one stands in. */
import type { Component } from 'svelte'
import { games as sprites } from 'virtual:icons'
import type { Play } from '../play/play.svelte'
import type { Shown } from '../play/shown'
import type { TableState } from '../state/table.svelte'
import { fetchSprite } from '../parts/sprite'
import { addWords } from '../words'
import Generic from './generic/Table.svelte'

export type TableComponent = Component<{ play: Play<any> }>
/** What is done before the game, by the host; the others look on. */
export type SetupComponent = Component<{ table: TableState; isHost: boolean }>

/** A card where there is no table. */
export type FaceComponent = Component<Shown>

/** What a game shows of its end: `Standing` are the cells of one seat below the `columns`, `Ending`
    what decided it; a game may have neither. */
export interface EndParts {
  Standing: Component<{ play: Play<any>; seat: number }> | null
  columns: (play: Play<any>) => string[]
  Ending: Component<{ play: Play<any> }> | null
}

const tables = import.meta.glob<{ default: TableComponent }>(['./*/Table.svelte', '!./generic/*'])
const faces = import.meta.glob<{ default: FaceComponent }>('./*/CardFace.svelte')
const setups = import.meta.glob<{ default: SetupComponent }>('./*/Setup.svelte')
const posters = import.meta.glob<{ default: Component }>('./*/Poster.svelte')
const standings = import.meta.glob<{ default: NonNullable<EndParts['Standing']>; columns: EndParts['columns'] }>('./*/Standing.svelte')
const endings = import.meta.glob<{ default: NonNullable<EndParts['Ending']> }>('./*/Ending.svelte')
const english = import.meta.glob<string>('./*/en.ftl', { query: '?raw', import: 'default', eager: true })
const french = import.meta.glob<string>('./*/fr.ftl', { query: '?raw', import: 'default', eager: true })

for (const text of Object.values(english)) addWords('en', text)
for (const text of Object.values(french)) addWords('fr', text)

/** The table of a game, with its icons; the generic one for games that have none. */
export async function tableOf(game: string): Promise<TableComponent> {
  const [table] = await Promise.all([tables[`./${game}/Table.svelte`]?.(), loadIcons(game)])
  return table?.default ?? Generic
}

/** How the cards of a game look, with its icons; a plain one for games that have none. */
export async function faceOf(game: string): Promise<FaceComponent> {
  const own = faces[`./${game}/CardFace.svelte`] ?? faces['./generic/CardFace.svelte']
  const [face] = await Promise.all([own!(), loadIcons(game)])
  return face.default
}

/** What is shown of a game when it is over. */
export async function endOf(game: string): Promise<EndParts> {
  const [standing, ending] = await Promise.all([standings[`./${game}/Standing.svelte`]?.(), endings[`./${game}/Ending.svelte`]?.()])
  return { Standing: standing?.default ?? null, columns: standing?.columns ?? (() => []), Ending: ending?.default ?? null }
}

/** Whether there is something to lay out before the game. */
export function hasSetup(game: string): boolean {
  return `./${game}/Setup.svelte` in setups
}

/** What is laid out before the game, with its icons; null: nothing. */
export async function setupOf(game: string): Promise<SetupComponent | null> {
  const [setup] = await Promise.all([setups[`./${game}/Setup.svelte`]?.(), loadIcons(game)])
  return setup?.default ?? null
}

/** Whether a game has a picture of its own. */
export function hasPoster(game: string): boolean {
  return `./${game}/Poster.svelte` in posters
}

/** The picture of a game, if it has one. */
export async function posterOf(game: string): Promise<Component | null> {
  return (await posters[`./${game}/Poster.svelte`]?.())?.default ?? null
}

/** Fetch the icons of a game's table, or of the `rooms`. */
export async function loadIcons(game: string): Promise<void> {
  const sprite = await sprites[game]?.()
  if (sprite) await fetchSprite(game, sprite.default)
}
