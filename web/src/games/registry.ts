/* Finds what each game's folder provides: its table, poster, card face, setup and texts.

   A folder is named after the id of its game. The generic table and card stand in for missing parts. */
import type { Component } from 'svelte'
import { games as sprites } from 'virtual:icons'
import type { Play } from '../play/play.svelte'
import type { ShownCard } from '../play/cardSource'
import type { TableState } from '../state/table.svelte'
import { fetchSprite } from '../parts/sprite'
import Generic from './generic/Table.svelte'

export type TableComponent = Component<{ play: Play }>
/** The setup before a game: the host edits it, the others watch. */
export type SetupComponent = Component<{ table: TableState; isHost: boolean }>

/** A picture of one choice of an option, in the form of a new table. */
export type OptionPicture = Component<{ name: string; value: string }>

/** The picture of a game, and the CSS background of its poster. */
export interface Poster {
  default: Component
  background: string
}

/** A card outside a table. */
export type FaceComponent = Component<ShownCard>

/** A game's parts of the end screen: `Standing` renders the cells of one seat below the `columns`,
    `Ending` what decided the game; a game may have neither. `heading` replaces the name of the
    winner, `sums` are the scores of teams; either may be empty. */
export interface EndParts {
  Standing: Component<{ play: Play; seat: number }> | null
  columns: (play: Play) => string[]
  Ending: Component<{ play: Play }> | null
  heading: (play: Play) => string
  sums: (play: Play) => string
}

/** The dice in an event, and the component that draws them. */
export interface DicePictures {
  Pictures: Component<{ faces: readonly string[] }>
  diceOfEvent: (event: object) => string[]
}

const pictures = import.meta.glob<DicePictures>('./*/pictures.ts')
const tables = import.meta.glob<{ default: TableComponent }>(['./*/Table.svelte', '!./generic/*'])
const faces = import.meta.glob<{ default: FaceComponent }>('./*/CardFace.svelte')
const setups = import.meta.glob<{ default: SetupComponent }>('./*/Setup.svelte')
const optionPictures = import.meta.glob<{ default: OptionPicture }>('./*/OptionPicture.svelte')
const posters = import.meta.glob<Poster>('./*/Poster.svelte')
const standings = import.meta.glob<{
  default: NonNullable<EndParts['Standing']>
  columns: EndParts['columns']
}>('./*/Standing.svelte')
const endings = import.meta.glob<{
  default: NonNullable<EndParts['Ending']>
  heading?: EndParts['heading']
  sums?: EndParts['sums']
}>('./*/Ending.svelte')

/** The table of a game, with its icons; the generic one for games that have none. */
export async function loadTable(game: string): Promise<TableComponent> {
  const [table] = await Promise.all([tables[`./${game}/Table.svelte`]?.(), loadIcons(game)])
  return table?.default ?? Generic
}

/** The component that draws the cards of a game, with its icons; a plain one for games that have none. */
export async function loadCardFace(game: string): Promise<FaceComponent> {
  const loadFace = faces[`./${game}/CardFace.svelte`] ?? faces['./generic/CardFace.svelte']
  const [face] = await Promise.all([loadFace!(), loadIcons(game)])
  return face.default
}

/** How the game draws dice in sentences; null if it does not. */
export async function loadPictures(game: string): Promise<DicePictures | null> {
  return (await pictures[`./${game}/pictures.ts`]?.()) ?? null
}

/** The game's parts of the end screen. */
export async function loadEndParts(game: string): Promise<EndParts> {
  const [standing, ending] = await Promise.all([
    standings[`./${game}/Standing.svelte`]?.(),
    endings[`./${game}/Ending.svelte`]?.(),
  ])
  return {
    Standing: standing?.default ?? null,
    columns: standing?.columns ?? (() => []),
    Ending: ending?.default ?? null,
    heading: ending?.heading ?? (() => ''),
    sums: ending?.sums ?? (() => ''),
  }
}

/** Whether the game has a setup. */
export function hasSetup(game: string): boolean {
  return `./${game}/Setup.svelte` in setups
}

/** The setup of a game, with its icons; null if it has none. */
export async function loadSetup(game: string): Promise<SetupComponent | null> {
  const [setup] = await Promise.all([setups[`./${game}/Setup.svelte`]?.(), loadIcons(game)])
  return setup?.default ?? null
}

/** The pictures of a game's options, with its icons; null if it has none. */
export async function loadOptionPicture(game: string): Promise<OptionPicture | null> {
  const loadPicture = optionPictures[`./${game}/OptionPicture.svelte`]
  if (!loadPicture) return null
  const [picture] = await Promise.all([loadPicture(), loadIcons(game)])
  return picture.default
}

/** Whether a game has a poster. */
export function hasPoster(game: string): boolean {
  return `./${game}/Poster.svelte` in posters
}

/** The poster of a game, if it has one. */
export async function loadPoster(game: string): Promise<Poster | null> {
  return (await posters[`./${game}/Poster.svelte`]?.()) ?? null
}

/** Fetch the icons of a game's table, or of the `pages`. */
export async function loadIcons(game: string): Promise<void> {
  const sprite = await sprites[game]?.()
  if (sprite) await fetchSprite(game, sprite.default)
}
