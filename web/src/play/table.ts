/* The interfaces that live tables and replays share. */
import type { Answer } from '../state/connection.svelte'
import type { Stage, TableRequest } from '../state/table.svelte'
import type {
  Beat,
  Because,
  Considered,
  Description,
  GameView,
  HintIdea,
  News,
  Prompt,
  Section,
  Summary,
} from '../wire'

/** A table that is shown, live or as a replay. */
export interface ShownTable {
  readonly id: string
  readonly summary: Summary | null
  readonly description: Description | null
  readonly view: GameView | null
  readonly prompt: Prompt | null
  readonly news: News[]
  readonly beats: Beat[]
  /** The seat whose view is shown; null for a spectator. */
  readonly seat: number | null
  readonly seats: number[]
  /** The seats whose players are connected. */
  readonly present: number[]
  readonly readonly: string
  refusal: { said: string; clause: string } | null
  /** The commands of a live table; null at a replay. */
  readonly commands: Commands | null
  showOn(stage: Stage): () => void
  /** The text view of the table. */
  read(): Promise<Section[]>
}

/** Whether the people have paused the game. */
export const isPaused = ({ summary }: ShownTable): boolean =>
  typeof summary?.paused_until === 'number'

/** The commands of a live table. */
export interface Commands {
  /** Whether the page shows that a command is pending. */
  readonly isBusy: boolean
  /** Whether a command is pending, shown or not: nothing may be sent twice. */
  readonly isSent: boolean
  readonly hasEarlier: boolean
  ask(request: TableRequest): Promise<Answer>
  act(actions: string[]): Promise<Answer>
  undo(): Promise<Answer>
  consider(actions: string[]): Promise<Considered | null>
  why(what: string): Promise<Because | null>
  hint(): Promise<HintIdea[] | null>
  advise(): Promise<string[]>
  /** Subscribes to news; the listener is called when they are shown. */
  onNews(listener: (news: News[], isLate: boolean) => void): () => void
  switchSeat(seat: number): void
  loadEarlier(): Promise<boolean>
}
