/* What the pieces of this table have in common: types, faces of dice, names of kinds. */
import type { Play } from '../../play/play.svelte'
import type { CardText, GameView } from '../../state/types'
import type { DiceSummonersDieView, DiceSummonersView } from '../../wire'
import { say } from './words'

export type DsPlay = Play<DiceSummonersView & GameView>

/** A card of the catalogue, with what only this game prints on cards. */
export interface DsCard extends CardText {
  gain?: number[]
  slots?: { does: string; value: number; cost: string; spell_name?: string; takes: string; gives: number }[]
}

export const cardOf = (play: DsPlay, id: string | null): DsCard | undefined =>
  id === null ? undefined : (play.card(id) as DsCard | undefined)

/** The sign of each face, by its letter. */
const SIGNS: Record<string, string> = {
  m: 'own:mercury',
  s: 'own:salt',
  u: 'own:sulphur',
  '*': 'own:star',
}
export const signOf = (face: string): string => SIGNS[face.slice(1)] ?? ''
export const letterOf = (face: string): string =>
  face.slice(1) === '*' ? say('any') : face.slice(1).toUpperCase()
export const isRed = (face: string): boolean => face.startsWith('r')

const FACE_WORDS: Record<string, string> = {
  bm: 'blue-mercury',
  bs: 'blue-salt',
  'b*': 'blue-star',
  rs: 'red-salt',
  ru: 'red-sulphur',
  'r*': 'red-star',
}
/** A die as it is said: blue salt. */
export const dieSaid = (face: string): string => {
  const word = FACE_WORDS[face]
  return word ? say(word) : face
}

/** The faces in a list of dice as people read it: `bM☿ b★` is bm and b*. */
export function facesIn(signs: string): string[] {
  return [...signs.matchAll(/([br])([MSU★])/g)].map(
    ([, colour, letter]) => `${colour}${letter === '★' ? '*' : (letter ?? '').toLowerCase()}`,
  )
}

/** The first dice that show these faces, each die once. */
export function diceShowing(dice: readonly DiceSummonersDieView[], faces: readonly string[]): string[] {
  const left = [...dice]
  const found: string[] = []
  for (const face of faces) {
    const i = left.findIndex((die) => die.face === face)
    if (i >= 0) found.push(...left.splice(i, 1).map((die) => die.at))
  }
  return found
}

/** How many dice of each face. */
export function countFaces(faces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  return counts
}

/** The payment nearest to `now` that has one die more (or fewer) of a face; -1: there is none. */
export function swapped(payments: readonly string[][], now: readonly string[], face: string, isMore: boolean): number {
  const had = countFaces(now)
  let best = -1
  let least = Infinity
  payments.forEach((payment, i) => {
    const counts = countFaces(payment)
    const change = (counts.get(face) ?? 0) - (had.get(face) ?? 0)
    if (isMore ? change <= 0 : change >= 0) return
    let far = 0
    for (const one of new Set([...counts.keys(), ...had.keys()]))
      far += Math.abs((counts.get(one) ?? 0) - (had.get(one) ?? 0))
    if (far < least) [best, least] = [i, far]
  })
  return best
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
export const TIERS: Record<string, string> = { basic: 't1', advanced: 't2', mythic: 't3' }
