/* Shared by the components of this table: types, dice faces, costs in words, colours of cards. */
import type { Play } from '../../play/play.svelte'
import type {
  DiceSummonersDieView,
  DiceSummonersPrintedCard,
  DiceSummonersSlotFigures,
  Games,
} from '../../wire'
import { say } from './words'

type Game = Games['dice-summoners']
export type DsPlay = Play<Game['view'], Game['description']>
export type DsDescription = Game['description']
/** A card of the catalogue, with what only this game prints on cards. */
export type DsCard = DiceSummonersPrintedCard
/** One action as it is printed on a card. */
export type PrintedSlot = DiceSummonersSlotFigures

export const cardOf = (play: DsPlay, id: string | null): DsCard | undefined =>
  id === null ? undefined : (play.card(id) as DsCard | undefined)

/** The faces of dice, in the order in which events count them. */
const FACES = ['bm', 'bs', 'b*', 'rs', 'ru', 'r*']

/** The faces of a die of the same colour. */
export const facesLike = (face: string): string[] => FACES.filter((other) => other[0] === face[0])

/** The symbol that each letter stands for. */
const SYMBOLS: Record<string, string> = { m: 'mercury', s: 'salt', u: 'sulphur', '*': 'wild' }
const symbolOf = (face: string): string => SYMBOLS[face.slice(1)] ?? ''

export const isRed = (face: string): boolean => face.startsWith('r')
/** The drawing on a face. */
export const signOf = (face: string): string =>
  symbolOf(face) === 'wild' ? 'own:star' : symbolOf(face) && `own:${symbolOf(face)}`
/** The letter beside it; a wild die has none. */
export const letterOf = (face: string): string =>
  symbolOf(face) === 'wild' ? '' : face.slice(1).toUpperCase()

/** A die in words: `blue Salt`. */
export const describeDie = (face: string): string =>
  FACES.includes(face) ? say(`${isRed(face) ? 'red' : 'blue'}-${symbolOf(face)}`) : face

/** Dice in words, grouped by face: `2 × blue Salt, red wild`. */
export const describeDice = (faces: readonly string[]): string =>
  [...countFaces(faces)]
    .map(([face, count]) => (count > 1 ? `${count} × ${describeDie(face)}` : describeDie(face)))
    .join(', ')

/** A cost in words: `2 × Salt, Sulphur`. */
export const describeCost = (symbols: string): string =>
  [...countFaces([...symbols])]
    .map(([symbol, count]) => {
      const word = say(SYMBOLS[symbol] ?? symbol)
      return count > 1 ? `${count} × ${word}` : word
    })
    .join(', ')

/** The faces from a list of counts, as events have it. */
export const facesOf = (counts: readonly number[]): string[] =>
  FACES.flatMap((face, i) => Array<string>(counts[i] ?? 0).fill(face))

/** The faces in a readable list of dice: `bM☿ b★` is bm and b*. */
export function facesIn(signs: string): string[] {
  return [...signs.matchAll(/([br])([MSU★])/g)].map(
    ([, colour, letter]) => `${colour}${letter === '★' ? '*' : (letter ?? '').toLowerCase()}`,
  )
}

/** The elements of the first dice that show these faces, each die once. */
export function diceShowing(
  dice: readonly DiceSummonersDieView[],
  faces: readonly string[],
): string[] {
  const remaining = [...dice]
  const elements: string[] = []
  for (const face of faces) {
    const i = remaining.findIndex((die) => die.face === face)
    if (i >= 0) elements.push(...remaining.splice(i, 1).map((die) => die.at))
  }
  return elements
}

/** How many dice of each face. */
export function countFaces(faces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  return counts
}

/** The index of the payment nearest to `current` with more (or fewer) dice of a face; -1: none. */
export function nearestSwap(
  payments: readonly string[][],
  current: readonly string[],
  face: string,
  isMore: boolean,
): number {
  const currentCounts = countFaces(current)
  let best = -1
  let smallest = Infinity
  payments.forEach((payment, i) => {
    const counts = countFaces(payment)
    const change = (counts.get(face) ?? 0) - (currentCounts.get(face) ?? 0)
    if (isMore ? change <= 0 : change >= 0) return
    let distance = 0
    for (const other of new Set([...counts.keys(), ...currentCounts.keys()]))
      distance += Math.abs((counts.get(other) ?? 0) - (currentCounts.get(other) ?? 0))
    if (distance < smallest) [best, smallest] = [i, distance]
  })
  return best
}

/** The sentences about how to act, by what is marked: green actions, actions framed for wild dice, decks. */
export function waysToAct(
  slots: readonly { action: string | null; cost: { status: string } }[],
  plans: readonly { args: Readonly<Record<string, unknown>> }[],
): string[] {
  const offered = slots.filter((slot) => slot.action !== null)
  if (!offered.length) return ['how-act-none']
  const isGreen = offered.some((slot) => slot.cost.status === 'payable')
  const canTake = plans.some((plan) => plan.args.take_card)
  return [isGreen ? 'how-act' : 'how-act-wild', ...(canTake ? ['how-act-deck'] : [])]
}

/** The tab of a card: its tier, or the letter of its kind. */
export const TABS: Record<string, string> = {
  basic: 'I',
  advanced: 'II',
  mythic: 'III',
  ritual: 'R',
  start_set: 'S',
  spell_set: 'S',
}

/** The colour of each kind of card. */
const COLOURS: Record<string, string> = {
  basic: 'var(--tier-1)',
  advanced: 'var(--tier-2)',
  mythic: 'var(--tier-3)',
  ritual: 'var(--tier-3)',
  aura: '#8a5a10',
  curse: '#5c2350',
}
export const colourOf = (kind: string): string => COLOURS[kind] ?? '#39506a'
