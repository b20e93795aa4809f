/* The types of the wire, with what the server leaves open made a little closer. */
export type * from '../wire'

/** A card of the catalogue: what is printed on it, in the reader's language. */
export interface CardText {
  id: string
  kind: string
  copies: number
  emblem: string
  figures: Record<string, number | string | boolean>
  name: string
  text: string
  /** The rules to read about it, the closest first. */
  clauses?: string[]
}

/** What never changes during a game. Games add fields of their own. */
export interface Description {
  game: string
  title: string
  players: number
  emblem: string
  emblems: Record<string, string>
  settings: Record<string, unknown>
  /** The action that ends a turn; empty: there is none. */
  end: string
  cards: CardText[]
  /** The rule to read about each kind of event. */
  clauses?: Record<string, string>
  /** The kind of the event before that one of this kind undoes. */
  undoes?: Record<string, string>
  [more: string]: unknown
}

/** What the views of all games have. */
export interface GameView {
  game: string
  seat: number | null
  ply: number
  player: number
  scores: number[]
  winners: number[]
}
