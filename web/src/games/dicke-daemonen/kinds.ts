/* What this table knows of the game: how the board is told, elements, previews. */
import type { Play } from '../../play/play.svelte'
import type { Choice, Games } from '../../wire'
import { say } from '../../words'
import type { Point } from './strings'

export type DdPlay = Play<Games['dicke-daemonen']['view']>

export interface Spot {
  x: number
  y: number
  radius: number
}

/** The geometry, as the server works it out once. */
export interface BoardPlan {
  name: string
  frame: [left: number, top: number, width: number, height: number]
  lines: { colour: string; element: string; emblem: string; points: Point[]; knot: Point }[]
  crossings: Spot[]
  fields: { at: string; name: string; value: number; outline: Point[]; ghost_spot: Spot | null; label_spot: Point }[]
  corners: { at: string; spot: Spot }[]
}

export const planOf = (play: DdPlay) => play.description.board as BoardPlan

/** The element of a colour, which is also the class that gives a thing its colour. */
export function elementOf(play: DdPlay, colour: string | null): string {
  const told = play.description.colours as { colour: string; element: string }[]
  return told.find((one) => one.colour === colour)?.element ?? ''
}

/** A word of this table. */
export const t = (key: string, args: Record<string, string | number> = {}) => say(`dicke-daemonen-${key}`, args)

/** What a colour is called by its element: Fire, Air, ... */
export const called = (play: DdPlay, colour: string) => t(elementOf(play, colour))

/** The steps of a turn. */
export const STEPS = ['summon', 'predict', 'draw']

/** Which step of one's own turn it is; empty: somebody else's turn. */
export const stepOf = (play: DdPlay): string =>
  !play.isMine || !play.choices.length ? '' : play.choices.some((one) => one.kind === 'summon') ? 'summon' : 'predict'

/** What the choice under pointer or focus would do. */
export interface Preview {
  colour: string
  /** The place where the creature would stand; '': a prediction. */
  at: string
  /** Points won and lost, by colour. */
  changes: Record<string, number>
  /** Who would hold the field; undefined: that does not change. */
  holder: string | undefined
}

/** The preview of the only choice that is pointed at, on the board, in the fist or in the prompt. */
export function previewOf(play: DdPlay): Preview | null {
  const choice = pointedAt(play)
  if (!choice) return null
  const { preview, args, touches } = choice
  const points = play.view.colours.map(({ colour }) => [colour, Number(preview[colour] ?? 0)] as const)
  return {
    colour: String(args.card ?? ''),
    at: touches[1] ?? '',
    changes: Object.fromEntries(points.filter(([, change]) => change)),
    holder: preview.holder === undefined ? undefined : String(preview.holder),
  }
}

/** The only choice that is pointed at. */
export function pointedAt(play: DdPlay): Choice | undefined {
  const hovered = play.marks.get(play.hovered) ?? []
  const here = hovered.length ? hovered : play.lit.length ? play.left.filter((one) => isSame(one.touches, play.lit)) : []
  const single = here.length ? here : play.picked.length > 1 ? play.left : []
  return single.length === 1 ? single[0] : undefined
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((at, i) => at === other[i])
