/* Animated moves (FLIP), with transform and opacity only, in a layer above the page. */
import { mount, tick } from 'svelte'
import Icon from '../parts/Icon.svelte'
import { floatPlace } from './placing'
import { gaitOf, ruinOf, STAMP, TOKENS_APART, TRAVEL, type Move } from './motion'

const TOKEN = 24 // pixels
const RAISED = 140 // pixels: so high is what is raised, at least
const EASE = 'cubic-bezier(.2,.8,.2,1)'
const CRACK = '52% 0, 44% 30%, 58% 55%, 46% 80%, 54% 100%' // the corners of a jagged line

/** The visible element with a name, or with the longest prefix of it. */
export function elementAt(at: string): HTMLElement | null {
  for (let name = at; name; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
    const element = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)
    if (element && element.getClientRects().length) return element
  }
  return null
}

/** The boxes of the elements that may slide, as last painted; null once they slide. */
let boxesBefore: Map<HTMLElement, DOMRect> | null = null

/** Copies of what will be destroyed, shown in its place until then. */
const doomed = new Map<string, HTMLElement>()

/** Measures where moves start, before the table changes; `isNew`: this isn't a replay. */
export function measureStarts(moves: readonly Move[], isNew = true): Map<string, DOMRect> {
  boxesBefore ??= new Map(
    slidingUnits().map((element) => [element, element.getBoundingClientRect()]),
  )
  const starts = new Map<string, DOMRect>()
  for (const { from, kind } of moves) {
    const element = elementAt(from)
    if (!element) continue
    const box = element.getBoundingClientRect()
    starts.set(from, box)
    const isSeen = isPiece(element) && element.dataset.at === from && !doomed.has(from)
    if (isNew && ruinOf(kind) && isSeen && !isReduced()) doomed.set(from, ghostOf(element, box))
  }
  return starts
}

/** The elements that slide as a unit: pieces, elements without nested ones, and containers with
    `data-slides`. */
function slidingUnits(): HTMLElement[] {
  const elements = [...document.querySelectorAll('.app :is([data-at], [data-slides])')].filter(
    (element) => element instanceof HTMLElement,
  )
  let container: HTMLElement | undefined
  return elements
    .filter((element, i) => {
      if (container?.contains(element)) return false
      const holds = !element.hasAttribute('data-piece') && element.contains(elements[i + 1] ?? null)
      if (!holds) container = element
      return !holds || element.hasAttribute('data-slides')
    })
    .map(boxOf)
}

/** The list item or heading that an element fills: browsers count a layout shift if only the element
    moves. */
function boxOf(element: HTMLElement): HTMLElement {
  const box = element.parentElement
  return box?.matches('li, h2') ? box : element
}

const LATE = 600 // extra milliseconds for a busy page
/** The running animations. */
const running = new Set<Animation>()
/** The running animations that counters and the next beat wait for. */
const awaited = new Set<Animation>()
/** The elements that are sliding. */
const sliding = new Map<HTMLElement, Animation>()

export const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A move of a visible element, with its boxes before and after. */
interface Flight {
  move: Move
  target: HTMLElement
  start: DOMRect | undefined
  end: DOMRect
  /** Whether it already has a transform. */
  isTurned: boolean
  /** Hides a piece until its move begins. */
  hiding: Animation | undefined
}

/** Call it right after the table changed. Elements that made room slide; pieces that will move are hidden
    until `launch` moves them.

    All reads come before all writes, because measuring after a change forces another layout. */
export function hold(moves: readonly Move[], from: Map<string, DOMRect>): Flight[] {
  if (boxesBefore) for (const animation of sliding.values()) animation.finish()
  const flights = moves.map((move) => flightOf(move, from)).filter((flight) => flight !== null)
  if (!isReduced() && boxesBefore) slide(boxesBefore)
  boxesBefore = null
  for (const flight of flights)
    if (flight.start && flight.move.to && isPiece(flight.target))
      flight.hiding = track(flight.target.animate({ opacity: [0, 0] }, { duration: 1e7 }))
  return flights
}

/** Animates the moves that `hold` prepared, in `ms`, except that of a raised card. */
export function launch(
  flights: readonly Flight[],
  ms: number,
  raised: HTMLElement | null = null,
): void {
  for (const flight of flights) {
    flight.hiding?.cancel()
    const isCracked = destroy(flight.move, ms)
    if (isCracked) continue // nothing of it goes anywhere
    if (!flight.target.isConnected || !ms || flight.target === raised) continue
    if (isReduced()) track(flight.target.animate({ opacity: [0.3, 1] }, { duration: 150 }))
    else if (!flight.move.to || !flight.start) animateInPlace(flight, ms)
    else animateTravel(flight, flight.start, ms)
  }
}

function flightOf(move: Move, from: Map<string, DOMRect>): Flight | null {
  const card = move.to && move.card ? `:${move.card}` : ''
  const element = elementAt((move.to || move.from) + card)
  if (!element) {
    takeDoomed(move.from)?.remove() // no flight will destroy it
    return null
  }
  const target = move.to ? element : boxOf(element)
  const isTurned = getComputedStyle(target).transform !== 'none'
  const [start, end] = [from.get(move.from), restingBox(target)]
  return { move, target, start, end, isTurned, hiding: undefined }
}

/** Slides elements from their previous boxes to the current ones, with their contents. */
function slide(previousBoxes: Map<HTMLElement, DOMRect>): void {
  const offsets = new Map(
    [...previousBoxes].map(([element, box]) => [element, offsetFrom(element, box)]),
  )
  const moves = [...offsets].flatMap(([piece, offset]) => {
    const carrier = piece.parentElement?.closest<HTMLElement>('[data-slides]')
    const carrierOffset = (carrier && offsets.get(carrier)) || { dx: 0, dy: 0 }
    if (!offset || Math.hypot(offset.dx - carrierOffset.dx, offset.dy - carrierOffset.dy) < 1)
      return []
    const [dx, dy] = [offset.dx - carrierOffset.dx, offset.dy - carrierOffset.dy]
    return [{ piece, dx, dy, isTurned: getComputedStyle(piece).transform !== 'none' }]
  })
  for (const { piece, dx, dy, isTurned } of moves) {
    const keyframes = { transform: [`translate(${dx}px, ${dy}px)`, 'translate(0, 0)'] }
    const animation = piece.animate(keyframes, {
      duration: TRAVEL,
      easing: EASE,
      composite: isTurned ? 'add' : 'replace',
    })
    track(animation)
    sliding.set(piece, animation)
    animation.addEventListener('finish', () => sliding.delete(piece))
    animation.addEventListener('cancel', () => sliding.delete(piece))
  }
}

/** The offset from the previous box; null if the element is or was invisible. */
function offsetFrom(element: HTMLElement, previous: DOMRect): { dx: number; dy: number } | null {
  const current = element.getBoundingClientRect()
  if (!previous.width || !current.width) return null
  return { dx: previous.x - current.x, dy: previous.y - current.y }
}

/** Lets the copy of what a move destroys fall or crack. Returns whether it cracks. */
function destroy({ from, kind }: Move, ms: number): boolean {
  const ruin = ruinOf(kind)
  const ghost = ruin && takeDoomed(from)
  if (!ghost) return false
  if (!ms) ghost.remove()
  else if (ruin === 'fall') fell(ghost, ms)
  else crack(ghost, ms)
  return ruin === 'crack'
}

function takeDoomed(from: string): HTMLElement | undefined {
  const ghost = doomed.get(from)
  doomed.delete(from)
  return ghost
}

/** Animates a copy and removes it. */
function finish(ghost: HTMLElement, frames: PropertyIndexedKeyframes, duration: number): void {
  const animation = track(ghost.animate(frames, { duration, fill: 'forwards' }), true)
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => ghost.remove())
}

/** Lets a copy crack in two halves, which turn to ash. */
function crack(ghost: HTMLElement, ms: number): void {
  const ash = document.createElement('div')
  ash.className = 'ash'
  ghost.append(ash)
  const other = ghost.cloneNode(true) as HTMLElement
  ghost.after(other)
  for (const [half, edge, side] of [
    [ghost, '0%', -1],
    [other, '100%', 1],
  ] as const) {
    half.style.clipPath = `polygon(${edge} 0, ${CRACK}, ${edge} 100%)`
    track(half.lastElementChild!.animate({ opacity: [0, 0, 0.85, 0.85] }, { duration: ms }))
    const apart = `translate(${side * 12}px, 26px) rotate(${side * 10}deg)`
    const transform = ['none', `translateX(${side * 3}px)`, apart]
    finish(half, { transform, opacity: [1, 1, 0], offset: [0, 0.3, 1] }, ms)
  }
}

/** Lets a copy shake, flash in its own shape, and fall. */
function fell(ghost: HTMLElement, ms: number): void {
  const card = ghost.firstElementChild
  const flash = document.createElement('div')
  flash.className = 'flash-of'
  if (card) flash.style.borderRadius = getComputedStyle(card).borderRadius
  ghost.append(flash)
  track(flash.animate({ opacity: [0, 0.75, 0, 0] }, { duration: ms }))
  finish(
    ghost,
    {
      transform: [
        'none',
        'translateX(-6px) rotate(-1deg)',
        'translateX(6px) rotate(1deg)',
        'translateX(-4px)',
        'none',
        'translateY(56px) rotate(8deg) scale(0.92)',
      ],
      opacity: [1, 1, 1, 1, 1, 0],
      offset: [0, 0.1, 0.22, 0.34, 0.5, 1],
    },
    ms,
  )
}

/** Finishes all animations immediately. */
export function finishFlights(): void {
  boxesBefore = null
  for (const ghost of doomed.values()) ghost.remove()
  doomed.clear()
  for (const animation of running) animation.finish()
}

export function track(animation: Animation, isAwaited = false): Animation {
  running.add(animation)
  if (isAwaited) awaited.add(animation)
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation)
    awaited.delete(animation)
  }
  return animation
}

/** Resolves when the awaited animations have ended; a busy page may start them late. */
export async function whenLanded(): Promise<void> {
  const finished = Promise.allSettled([...awaited].map((animation) => animation.finished))
  if (awaited.size) await Promise.race([finished, new Promise((done) => setTimeout(done, LATE))])
}

const GAITS = {
  roll: [
    'none',
    'rotate(-14deg) translateY(-9px)',
    'rotate(11deg) translateY(-4px)',
    'rotate(-5deg)',
    'none',
  ],
  shake: ['none', 'translateX(-5px)', 'translateX(5px)', 'translateX(-3px)', 'none'],
  lift: ['none', 'translateY(-6px) scale(1.04)', 'none'],
}

/* Keeps an existing transform. `composite: 'add'` runs on the main thread, so it is used only there. */
function animateInPlace({ target, isTurned, move }: Flight, ms: number): void {
  const composite = isTurned ? 'add' : 'replace'
  track(
    target.animate(
      { transform: GAITS[gaitOf(move.kind)] },
      { duration: ms, easing: EASE, composite },
    ),
  )
}

function animateTravel({ target, end, move }: Flight, start: DOMRect, ms: number): void {
  const dx = start.x + start.width / 2 - (end.x + end.width / 2)
  const dy = start.y + start.height / 2 - (end.y + end.height / 2)
  const piece = isPiece(target)
  const count = piece ? 1 : move.count
  const apart = Math.min(TOKENS_APART, ms / 2 / count)
  const duration = ms - (count - 1) * apart // the last one arrives with the beat
  for (let i = 0; i < count; i++) {
    const ghost = piece ? ghostOf(target, end) : tokenAt(end, move.icon)
    const animation = ghost.animate(
      {
        transform: [
          `translate(${dx}px, ${dy}px)`,
          `translate(${dx / 2}px, ${dy / 2 - 14}px)`,
          'translate(0, 0)',
        ],
        opacity: [1, 1, piece ? 1 : 0.4],
      },
      { duration, delay: i * apart, easing: EASE, fill: 'backwards' },
    )
    track(animation, true)
    animation.addEventListener('finish', () => ghost.remove())
    animation.addEventListener('cancel', () => ghost.remove())
  }
  if (piece) track(target.animate({ opacity: [0, 0] }, { duration }))
}

/** Moves the bar of a counter from its previous length, once it has the new one. */
async function moveBar(counter: string): Promise<void> {
  const bar = document.querySelector(`[data-bar="${CSS.escape(counter)}"]`)?.firstElementChild
  const before = bar?.getBoundingClientRect().width
  await tick()
  const after = bar?.getBoundingClientRect().width
  if (!bar || !before || !after || before === after) return
  track(bar.animate({ transform: [`scaleX(${before / after})`, 'none'] }, { duration: TRAVEL }))
}

/** Stamps what is shown from now on, such as the total of a roll. */
export async function stamp(): Promise<void> {
  if (isReduced()) return
  await tick()
  for (const total of document.querySelectorAll('[data-stamp]'))
    track(
      total.animate({ transform: ['scale(1.8)', 'none'], opacity: [0.3, 1] }, { duration: STAMP }),
    )
}

/** Floats the change of a counter up from it, and moves its bar. */
export function floatChange(counter: string, delta: number): void {
  if (!isReduced()) void moveBar(counter)
  const element = document.querySelector<HTMLElement>(`[data-count="${CSS.escape(counter)}"]`)
  const box = element?.getBoundingClientRect()
  if (!element || !box?.width || !delta || isReduced()) return
  const number = document.createElement('div')
  number.dataset.float = counter
  number.className = delta < 0 ? 'float loss' : 'float gain'
  number.textContent = delta < 0 ? `−${-delta}` : `+${delta}`
  document.querySelector('[data-flights]')?.append(number)
  const { left, top } = floatPlace(box, number.getBoundingClientRect(), innerWidth)
  number.style.left = `${left}px`
  number.style.top = `${top}px`
  const animation = number.animate(
    { transform: ['translateY(0.4rem)', 'translateY(-0.4rem)'], opacity: [1, 1, 0] },
    { duration: 900, easing: 'ease-out' },
  )
  track(animation)
  animation.addEventListener('finish', () => number.remove())
  animation.addEventListener('cancel', () => number.remove())
}

/** Shows a card or piece enlarged in the middle of the table for a while: the last in `touches` that
    is one. With `isTurning`, it turns over there. Returns the card or piece. */
export function raiseCard(
  touches: readonly string[],
  ms: number,
  isTurning = false,
): HTMLElement | null {
  const target = touches.map(elementAt).findLast((element) => element && isPiece(element))
  if (!target || !ms || isReduced()) return null
  const figure = target.querySelector<HTMLElement>('[data-figure]') ?? target // without words beside it
  const end = restingBox(figure)
  const ghost = ghostOf(figure, end)
  const turn = isTurning ? 540 : 0
  const large = Math.max(1.6, Math.min(4, RAISED / end.height)) // a small piece is seen as well as a card
  const [dx, dy] = [
    innerWidth / 2 - (end.x + end.width / 2),
    innerHeight * 0.4 - (end.y + end.height / 2),
  ]
  const animation = ghost.animate(
    {
      transform: [
        `translate(${dx}px, ${dy + 40}px) scale(1) rotateY(${turn}deg)`,
        `translate(${dx}px, ${dy}px) scale(${large}) rotateY(0deg)`,
        `translate(${dx}px, ${dy}px) scale(${large}) rotateY(0deg)`,
        'translate(0, 0) scale(1) rotateY(0deg)',
      ],
      opacity: [0, 1, 1, 1],
    },
    { duration: ms, easing: 'ease-in-out' },
  )
  track(animation)
  track(target.animate({ opacity: [0, 0] }, { duration: ms }))
  animation.addEventListener('finish', () => ghost.remove())
  animation.addEventListener('cancel', () => ghost.remove())
  return target
}

/** Where something is once all that slides has arrived. */
export function restingBox(target: HTMLElement): DOMRect {
  const { x, y, width, height } = target.getBoundingClientRect()
  const box = new DOMRect(x, y, width, height)
  for (let node: HTMLElement | null = target; node; node = node.parentElement) {
    if (!sliding.has(node)) continue
    const { e, f } = new DOMMatrix(getComputedStyle(node).transform)
    box.x -= e
    box.y -= f
  }
  return box
}

/** Whether the element itself travels; otherwise a token travels to it. */
function isPiece(target: HTMLElement): boolean {
  return target.hasAttribute('data-piece')
}

/** A copy of an element in the flight layer. */
export function ghostOf(target: HTMLElement, end: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'flight'
  ghost.dataset.flight = ''
  ghost.setAttribute('aria-hidden', 'true')
  setBox(ghost, end)
  const copy = target.cloneNode(true) as HTMLElement
  for (const node of [copy, ...copy.querySelectorAll('[data-at]')]) {
    node.removeAttribute('data-at')
    node.removeAttribute('data-mark')
    node.removeAttribute('id')
  }
  copy.style.width = '100%'
  copy.style.height = '100%'
  copy.style.margin = '0'
  ghost.append(copy)
  document.querySelector('[data-flights]')?.append(ghost)
  return ghost
}

/** A token in the flight layer, centred on a box, with an icon. */
function tokenAt(end: DOMRect, icon: string): HTMLElement {
  const token = document.createElement('div')
  token.className = 'flight token'
  token.setAttribute('aria-hidden', 'true')
  const [x, y] = [end.x + (end.width - TOKEN) / 2, end.y + (end.height - TOKEN) / 2]
  setBox(token, new DOMRect(x, y, TOKEN, TOKEN))
  if (icon) mount(Icon, { target: token, props: { name: icon } })
  document.querySelector('[data-flights]')?.append(token)
  return token
}

function setBox(node: HTMLElement, box: DOMRect): void {
  node.style.left = `${box.x}px`
  node.style.top = `${box.y}px`
  node.style.width = `${box.width}px`
  node.style.height = `${box.height}px`
}
