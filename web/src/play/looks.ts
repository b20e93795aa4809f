/* How elements look while beats play; pieces that come or go with a message look as they did until the beat
   that moves them. */
import type { Description, GameView } from '../wire'
import { ghostOf, isReduced, track } from './flights'
import { ruinOf, type Move } from './motion'
import type { Play } from './play.svelte'

/** What the element `at` looks like, read from a view: until a beat that touches it has landed, as it was
    before. A counter is read with `director.shown`. */
export const lookOf = <View extends GameView, Described extends Description, Look>(
  play: Play<View, Described>,
  at: string,
  read: (view: View) => Look,
): Look => read(play.director.viewOf(at) as View)

/** A piece as it was: what lies there, and a copy of it if a beat may take it away. */
interface Piece {
  at: string
  id: string
  ghost: HTMLElement | null
}

/** The copies that are shown. */
const copies = new Set<HTMLElement>()

/** Ends what `holdPieces` keeps for a beat. */
type Release = () => void

/** Whether a place is that of a piece, or the one that the piece lies in, such as a hand. */
const isAt = (at: string, place: string) => at === place || at.startsWith(`${place}:`)

/** Whether a move may be that of a piece: the card is known unless it is hidden. */
const isOf = (card: string, id: string, at: string) =>
  !card || card === (id || at.slice(at.lastIndexOf(':') + 1).replace(/\.\d+$/, ''))

/** The first beat that takes a piece away; -1: none. */
export function goesWith(beats: readonly (readonly Move[])[], at: string, id: string): number {
  const goes = (move: Move) => isAt(at, move.from) && isOf(move.card, id, at) && !ruinOf(move.kind)
  return beats.findIndex((moves) => moves.some((move) => goes(move)))
}

/** The first beat that brings a piece; -1: none. */
export function comesWith(beats: readonly (readonly Move[])[], at: string, id: string): number {
  const comes = (move: Move) => isAt(at, move.to || move.from) && isOf(move.card, id, at)
  return beats.findIndex((moves) => moves.some((move) => comes(move)))
}

/** The pieces that are shown, before a message changes the table; what its beats may take away is copied.
    A piece may be shown more than once, such as a card that is also in the queue of activations. */
export function notePieces(beats: readonly (readonly Move[])[]): Piece[] {
  if (isReduced()) return []
  return shownPieces().map(({ at, id, node }) => {
    const ghost = goesWith(beats, at, id) < 0 ? null : ghostOf(node, node.getBoundingClientRect())
    if (ghost) copies.add(ghost)
    return { at, id, ghost }
  })
}

/** After the message: keeps the copies of pieces that are gone, and hides those that are new. Returns for
    each beat what ends that. */
export function holdPieces(
  pieces: readonly Piece[],
  beats: readonly (readonly Move[])[],
): Release[][] {
  const releases: Release[][] = beats.map(() => [])
  if (isReduced()) return releases
  const now = shownPieces()
  const before = new Set(pieces.map(keyOf))
  const after = new Set(now.map(keyOf))
  for (const piece of pieces) {
    const { at, id, ghost } = piece
    if (!ghost) continue
    if (after.has(keyOf(piece))) discard(ghost)
    else releases[goesWith(beats, at, id)]?.push(() => discard(ghost))
  }
  for (const piece of now) {
    if (before.has(keyOf(piece))) continue
    const release = releases[comesWith(beats, piece.at, piece.id)]
    if (!release) continue
    const hiding = track(piece.node.animate({ opacity: [0, 0] }, { duration: 1e7 }))
    release.push(() => hiding.cancel())
  }
  return releases
}

/** Removes all copies. */
export function discardCopies(): void {
  for (const ghost of copies) discard(ghost)
}

function discard(ghost: HTMLElement): void {
  copies.delete(ghost)
  ghost.remove()
}

/** What lies where. */
const keyOf = ({ at, id }: { at: string; id: string }) => `${at} ${id}`

/** The visible pieces. */
function shownPieces(): { at: string; id: string; node: HTMLElement }[] {
  return [...document.querySelectorAll<HTMLElement>('.app [data-at][data-piece]')]
    .filter((node) => node.getClientRects().length)
    .map((node) => ({ at: node.dataset.at ?? '', id: node.dataset.card ?? '', node }))
}
