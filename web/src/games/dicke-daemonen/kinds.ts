/* Shared by the components of this table: board geometry, elements, steps of a turn, previews. */
import './colours.css'
import { lookOf } from '../../play/looks'
import type { Play } from '../../play/play.svelte'
import type { Choice, DickeDaemonenFieldView, DickeDaemonenSpotView, Games } from '../../wire'
import { say } from '../../words'
import { countedFields, countStep, type CountedField, type CountStep } from './news'
import { clearest, type Point } from './strings'

export const GAME = 'dicke-daemonen'

type Game = Games['dicke-daemonen']
export type DdPlay = Play<Game['view'], Game['description']>
export type DdDescription = Game['description']
/** The geometry of a board, as the server computes it. */
export type BoardPlan = DdDescription['board']
export type Spot = DickeDaemonenSpotView

export const planOf = (play: DdPlay): BoardPlan => play.description.board

/** The drawn part of the plane, and the position of the value of the outermost field. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
  corner: Point
}

const EDGE = 34
const INSET = 26

/** The box around the strings, with a narrow margin. */
export function boxOf(board: BoardPlan): Box {
  const points = board.lines.flatMap((line) => line.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE]
  const [right, bottom] = [Math.max(...xs) + EDGE, Math.max(...ys) + EDGE]
  const corner = clearest(
    [
      [left + INSET, top + INSET],
      [left + INSET, bottom - INSET],
    ],
    points,
  )
  return { left, top, width: right - left, height: bottom - top, corner }
}

/** The element of each colour. */
export const ELEMENTS: Readonly<Record<string, string>> = {
  red: 'fire',
  yellow: 'air',
  green: 'earth',
  blue: 'water',
  white: 'ghost',
}

/** The CSS colour of an element; undefined for none. */
export const hue = (element: string) => (element ? `var(--${element})` : undefined)

/** The element of a colour; empty for none. */
export const elementOf = (colour: string | null): string => ELEMENTS[colour ?? ''] ?? ''

/** A text of this table. */
export const t = (key: string, args: Record<string, string | number> = {}) =>
  say(`dicke-daemonen-${key}`, args)

/** The name of a colour, after its element: Fire, Air, ... */
export const colourName = (colour: string) => t(elementOf(colour))

/** The name of one creature of a colour: Fire, Ghost, ... */
export const creatureName = (colour: string) =>
  isGhost(colour) ? t('one-ghost') : colourName(colour)

/** The same without its colour, where a picture shows that: Fire. */
export const elementName = (colour: string) =>
  isGhost(colour) ? t('one-ghost') : t(`only-${elementOf(colour)}`)

/** Whether a creature is a ghost: it goes into a field, and not on a corner. */
export const isGhost = (colour: string) => elementOf(colour) === 'ghost'

/** The place of a ghost in a field. The outermost field has none to draw, but the server knows why. */
export const middleOf = ({ at, centre_at }: { at: string; centre_at: string | null }) =>
  centre_at ?? at.replace('field:', 'centre:')

/** The fields as they are shown: holders and ghosts change with the beats that bring them. */
export const fieldsOf = (play: DdPlay): DickeDaemonenFieldView[] =>
  play.view.fields.map((field, i) => {
    const holder = lookOf(play, field.at, (view) => view.fields[i]!.holder)
    const ghost = lookOf(play, middleOf(field), (view) => view.fields[i]!.ghost)
    const isSame = holder === field.holder && ghost === field.ghost
    return isSame ? field : { ...field, holder, ghost }
  })

/** A change of points with its sign. */
export const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`)

/** The part of the final count that has been shown: its step and the fields counted so far. */
export function countOf(play: DdPlay): { step: CountStep; counted: CountedField[] } {
  if (!play.view.outcome) return { step: '', counted: [] }
  const news = play.table.news.filter(({ number }) => play.director.isReached(number))
  const isOver = !play.director.isBusy
  return { step: countStep(news, isOver), counted: countedFields(news) }
}

/** The step of the player's own turn; empty during other turns. */
export const stepOf = (play: DdPlay): string =>
  !play.isMine || !play.choices.length
    ? ''
    : play.choices.some((choice) => choice.kind === 'summon')
      ? 'summon'
      : 'predict'

/** The creature in the hand: the picked creature of the fist. */
export const inHandOf = (play: DdPlay) =>
  play.view.seats[play.seat ?? -1]?.creatures?.find(({ at }) => play.picked.includes(at))

/** The effects of a choice. */
export interface Preview {
  colour: string
  /** The place of the creature; empty for a prediction. */
  at: string
  /** Points won and lost, by colour. */
  changes: Record<string, number>
  /** The new holder of the field; undefined if it does not change. */
  holder: string | undefined
}

export function previewOf(play: DdPlay, { preview, args, touches }: Choice): Preview {
  const points = play.view.colours.map(
    ({ colour }) => [colour, Number(preview[colour] ?? 0)] as const,
  )
  return {
    colour: String(args.card ?? ''),
    at: touches[1] ?? '',
    changes: Object.fromEntries(points.filter(([, change]) => change)),
    holder: preview.holder === undefined ? undefined : String(preview.holder),
  }
}

/** The choice under the pointer or focus, on the board, in the fist or in the prompt, if there is only one. */
export function choicePointedAt(play: DdPlay): Choice | undefined {
  const hovered = play.marks.get(play.hovered) ?? []
  const here = hovered.length
    ? hovered
    : play.highlighted.length
      ? play.left.filter((choice) => isSame(choice.touches, play.highlighted))
      : []
  const single = here.length ? here : play.picked.length > 1 ? play.left : []
  return single.length === 1 ? single[0] : undefined
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((at, i) => at === b[i])
