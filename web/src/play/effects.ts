/* Visual effects of beats on the elements they concern, with transform and opacity only. */
import type { Beat } from '../wire'
import { elementAt, ghostOf, isReduced, restingBox, track } from './flights'

type Shape = 'flash' | 'crack' | 'frost' | 'smoke' | 'ring' | 'glow' | 'spotlight'
/** The part of a beat's time that an effect takes. */
type Span = readonly [from: number, to: number]
type Effect = (cast: Cast, ms: number) => void

/** The elements of a beat, by the part they play in it. */
interface Cast {
  /** What it comes from: the first element that it touches. */
  source: HTMLElement
  /** What is done to: the last one. */
  target: HTMLElement
  /** What comes to the target: the one before it. */
  arrival: HTMLElement
  /** All but the source, or the source alone. */
  victims: HTMLElement[]
  /** The victims that lose something of their own, such as tokens. */
  shields: HTMLElement[]
  /** What set it off, such as the dice, or null. */
  trigger: HTMLElement | null
}

const FRAMES: Record<Shape, PropertyIndexedKeyframes> = {
  flash: { opacity: [0, 0.8, 0], transform: ['none', 'none', 'none'] },
  crack: { opacity: [1, 1, 0], transform: ['scaleY(0)', 'none', 'scale(1.3)'] },
  frost: { opacity: [0.9, 0.9, 0], transform: ['scale(0)', 'scale(1.1)', 'scale(1.1)'] },
  smoke: { opacity: [0, 0.9, 0], transform: ['scale(0.6)', 'scale(1.1)', 'scale(1.4)'] },
  ring: { opacity: [0, 1, 0], transform: ['scale(1.6)', 'scale(1)', 'scale(1)'] },
  glow: { opacity: [0, 1, 0], transform: ['scale(0.9)', 'scale(1.15)', 'scale(1.15)'] },
  spotlight: { opacity: [0, 0.9, 0], transform: ['scale(1.5)', 'none', 'none'] },
}
const WHOLE: Span = [0, 1]
const FIRST_HALF: Span = [0, 0.5]
const SECOND_HALF: Span = [0.5, 1]
const LUNGE = 26 // pixels
const BEAM = 6 // pixels of thickness
const MOST_WIDTH = 0.3 // of the window; anything wider is a container
const MOST = 6 // elements with an effect

const onTarget =
  (shape: Shape): Effect =>
  ({ target }, ms) =>
    cover(target, shape, ms)

/** What a card looks like that activates. */
const FIRE: readonly Effect[] = [beamToSource, ({ source }, ms) => cover(source, 'glow', ms)]
/** What the beats of each name look like, besides what moves by itself. */
const EFFECTS: Partial<Record<Beat['name'], readonly Effect[]>> = {
  hit: [lungeAtTarget, strike],
  steal: [strike],
  freeze: [onTarget('frost')],
  curse: [layAcross, onTarget('smoke')],
  aura: [onTarget('ring')],
  shield: [onTarget('ring')],
  heal: [onTarget('ring')],
  summon: [onTarget('ring')],
}

/** Plays the effects of a beat in `ms`; `roll` is the roll that set it off, or null. */
export function perform(beat: Beat, ms: number, roll: Beat | null = null): void {
  if (!ms || isReduced()) return
  if (beat.name === 'turn') return light(beat.seat, ms)
  const isFire = beat.fires || beat.name === 'fire'
  const effects = [...(isFire ? FIRE : []), ...(EFFECTS[beat.name] ?? [])]
  const cast = effects.length ? castOf(beat, roll) : null
  if (cast) for (const effect of effects) effect(cast, ms)
}

function castOf(beat: Beat, roll: Beat | null): Cast | null {
  const smallAt = (at: string) => (isSmall(elementAt(at)) ? elementAt(at) : null)
  const elements = [...new Set(beat.touches.map(smallAt))].filter((element) => element !== null)
  const [source, ...others] = elements
  if (!source) return null
  const losers = beat.changes.flatMap(([name, delta]) =>
    delta < 0 ? name.slice(name.indexOf(':') + 1) : [],
  )
  const shields = beat.touches.filter((at) => losers.includes(at)).map(smallAt)
  return {
    source,
    target: others.at(-1) ?? source,
    victims: others.length ? others : [source],
    shields: others.filter((other) => shields.includes(other)),
    arrival: elements.at(-2) ?? source,
    trigger: (roll !== beat && roll?.touches.map(smallAt).findLast((element) => element)) || null,
  }
}

/** Whether it is a thing on the table, not an area of it. */
const isSmall = (element: HTMLElement | null): boolean =>
  element !== null && element.getBoundingClientRect().width < innerWidth * MOST_WIDTH

/** Lights up the plate of a seat. */
function light(seat: number | null, ms: number): void {
  const plate = document.querySelector<HTMLElement>(`[data-plate="${seat}"]`)
  if (plate) cover(plate, 'spotlight', ms)
}

/** Cracks the shields first; then the other victims flash. */
function strike({ victims, shields }: Cast, ms: number): void {
  for (const shield of shields.slice(0, MOST)) cover(shield, 'crack', ms, FIRST_HALF)
  const others = victims.filter((victim) => !shields.includes(victim))
  for (const victim of others.slice(0, MOST))
    cover(victim, 'flash', ms, shields.length ? SECOND_HALF : WHOLE)
}

/** Moves the source quickly towards its target and back. */
function lungeAtTarget({ source, target }: Cast, ms: number): void {
  if (source === target) return
  const { dx, dy } = offset(source, target)
  const share = LUNGE / Math.max(LUNGE, Math.hypot(dx, dy))
  const displaced = `translate(${dx * share}px, ${dy * share}px)`
  track(
    source.animate(
      { transform: ['none', displaced, 'none'], offset: [0, 0.3, 1] },
      { duration: ms, easing: 'ease-out', composite: 'add' },
    ),
  )
}

/** Draws a beam from what set it off. */
function beamToSource({ trigger, source }: Cast, ms: number): void {
  if (!trigger || trigger === source) return
  const box = restingBox(trigger)
  const { dx, dy } = offset(trigger, source)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - BEAM / 2]
  const turn = `rotate(${Math.atan2(dy, dx)}rad)`
  play(layerAt('beam', new DOMRect(x, y, Math.hypot(dx, dy), BEAM)), ms, {
    opacity: [0.9, 0.9, 0],
    transform: [`${turn} scaleX(0)`, turn, turn],
  })
}

/** Carries a copy of what comes to the target, where it lies across. */
function layAcross({ arrival, target }: Cast, ms: number): void {
  if (arrival === target) return
  const { dx, dy } = offset(arrival, target)
  play(ghostOf(arrival, restingBox(arrival)), ms, {
    opacity: [1, 1, 0],
    transform: [
      'none',
      `translate(${dx}px, ${dy}px) rotate(90deg) scale(0.7)`,
      `translate(${dx}px, ${dy}px) rotate(90deg) scale(0.5)`,
    ],
  })
}

/** Draws a shape over an element, in a span of the time. */
function cover(target: HTMLElement, shape: Shape, ms: number, [from, to] = WHOLE): void {
  const box = restingBox(target)
  if (box.width) play(layerAt(shape, box), ms * (to - from), FRAMES[shape], ms * from)
}

function layerAt(shape: Shape | 'beam', box: DOMRect): HTMLElement {
  const layer = document.createElement('div')
  layer.className = `effect ${shape}`
  for (const side of ['width', 'height'] as const) layer.style[side] = `${box[side]}px`
  layer.style.left = `${box.x}px`
  layer.style.top = `${box.y}px`
  document.querySelector('[data-flights]')?.append(layer)
  return layer
}

/** Animates a layer and removes it. */
function play(
  layer: HTMLElement,
  duration: number,
  frames: PropertyIndexedKeyframes,
  delay = 0,
): void {
  const animation = layer.animate(frames, { duration, delay, easing: 'ease-out' })
  track(animation, true)
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => layer.remove())
}

/** From the middle of an element to that of another one. */
function offset(one: HTMLElement, other: HTMLElement): { dx: number; dy: number } {
  const [from, to] = [restingBox(one), restingBox(other)]
  return {
    dx: to.x + to.width / 2 - from.x - from.width / 2,
    dy: to.y + to.height / 2 - from.y - from.height / 2,
  }
}
