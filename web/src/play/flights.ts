/* Moves on the screen: by transform and opacity only, above everything, in nobody's way. */
import { rectOf, scale } from '../state/scale.svelte'
import { gaitOf, TOKENS_APART, TRAVEL, type Move, type TimedMove } from './motion'

const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** The element that is shown for a name, if it can be seen. */
export function elementAt(at: string): HTMLElement | null {
  for (let name = at; name; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
    const found = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)
    if (found && found.getClientRects().length) return found
  }
  return null
}

/** Where all that may have to make room was when it was painted last, until it slides. */
let painted: Map<HTMLElement, DOMRect> | null = null

/** Where things are before the table changes. */
export function whereFrom(moves: readonly Move[]): Map<string, DOMRect> {
  painted ??= new Map(loose().map((one) => [one, rectOf(one)]))
  const found = new Map<string, DOMRect>()
  for (const { from } of moves) {
    const element = elementAt(from)
    if (element) found.set(from, rectOf(element))
  }
  return found
}

/** What moves as one: pieces, elements that hold no others, and whatever says so (`data-slides`), which
    takes along what it holds. */
function loose(): HTMLElement[] {
  const all = [...document.querySelectorAll('.app :is([data-at], [data-slides])')].filter((one) => one instanceof HTMLElement)
  let last: HTMLElement | undefined
  return all.filter((one, i) => {
    if (last?.contains(one)) return false
    const holds = !one.hasAttribute('data-piece') && one.contains(all[i + 1] ?? null)
    if (!holds) last = one
    return !holds || one.hasAttribute('data-slides')
  }).map(boxOf)
}

/** An element in a list moves with its item, a name with its heading: browsers count it as a jump if
    what it fills does not. */
function boxOf(one: HTMLElement): HTMLElement {
  const box = one.parentElement
  return box?.matches('li, h2') ? box : one
}

/** Those in the air now. */
const flying = new Set<Animation>()
/** The pieces that slide now. */
const sliding = new Map<HTMLElement, Animation>()

/** A move of something that can be seen, and where that is now. */
interface Flight {
  move: TimedMove
  target: HTMLElement
  start: DOMRect | undefined
  end: DOMRect
  /** Whether it is turned or shifted already. */
  isTurned: boolean
  delay: number
}

/** Let things go where they are already; `now` is the time of the queue. What only had to make room,
    or closes up, slides.

    First everything is measured, then everything is changed: whoever measures after a change makes
    the browser lay the page out anew. */
export function fly(moves: readonly TimedMove[], from: Map<string, DOMRect>, now: number): void {
  if (painted) for (const one of sliding.values()) one.finish()
  const flights = moves.map((move) => flightOf(move, from, now)).filter((one) => one !== null)
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!reduced && painted) slide(painted)
  painted = null
  for (const flight of flights) {
    const { move, target, start, delay } = flight
    if (reduced) keep(target.animate({ opacity: [0.3, 1] }, { duration: 150, delay }))
    else if (!move.to || !start) notice(flight)
    else travel(flight, start)
  }
}

function flightOf(move: TimedMove, from: Map<string, DOMRect>, now: number): Flight | null {
  const found = elementAt(move.to || move.from)
  if (!found) return null
  const target = move.to ? found : boxOf(found)
  const isTurned = getComputedStyle(target).transform !== 'none'
  const [start, end] = [from.get(move.from), rectOf(target)]
  return { move, target, start, end, isTurned, delay: Math.max(0, move.start - now) }
}

/** What is elsewhere now than before slides there from where it was, with what it holds. */
function slide(before: Map<HTMLElement, DOMRect>): void {
  const ways = new Map([...before].map(([one, was]) => [one, wayOf(one, was)]))
  const moved = [...ways].flatMap(([piece, way]) => {
    const carrier = piece.parentElement?.closest<HTMLElement>('[data-slides]')
    const carried = (carrier && ways.get(carrier)) || { dx: 0, dy: 0 }
    if (!way || Math.hypot(way.dx - carried.dx, way.dy - carried.dy) < 1) return []
    const [dx, dy] = [way.dx - carried.dx, way.dy - carried.dy]
    return [{ piece, dx, dy, isTurned: getComputedStyle(piece).transform !== 'none' }]
  })
  for (const { piece, dx, dy, isTurned } of moved) {
    const way = { transform: [`translate(${dx}px, ${dy}px)`, 'translate(0, 0)'] }
    const animation = piece.animate(way, { duration: TRAVEL, easing: EASE, composite: isTurned ? 'add' : 'replace' })
    keep(animation)
    sliding.set(piece, animation)
    animation.addEventListener('finish', () => sliding.delete(piece))
    animation.addEventListener('cancel', () => sliding.delete(piece))
  }
}

/** How far something is from where it was; null where it cannot be seen, or could not. */
function wayOf(one: HTMLElement, was: DOMRect): { dx: number; dy: number } | null {
  const is = rectOf(one)
  if (!was.width || !is.width) return null
  return { dx: (was.x - is.x) / scale.z, dy: (was.y - is.y) / scale.z }
}

/** All at once where they belong. */
export function land(): void {
  painted = null
  for (const one of flying) one.finish()
}

function keep(animation: Animation): void {
  flying.add(animation)
  animation.onfinish = animation.oncancel = () => flying.delete(animation)
}

const GAITS = {
  roll: ['none', 'rotate(-14deg) translateY(-9px)', 'rotate(11deg) translateY(-4px)', 'rotate(-5deg)', 'none'],
  shake: ['none', 'translateX(-5px)', 'translateX(5px)', 'translateX(-3px)', 'none'],
  lift: ['none', 'translateY(-6px) scale(1.04)', 'none'],
}

/* What is turned already stays so. Adding to that keeps the thread of the page busy, so it is done
   only where it must. */
function notice({ target, isTurned, move, delay }: Flight): void {
  const composite = isTurned ? 'add' : 'replace'
  keep(target.animate({ transform: GAITS[gaitOf(move.kind)] }, { duration: move.ms, delay, easing: EASE, composite }))
}

function travel({ target, end, move, delay }: Flight, start: DOMRect): void {
  const dx = (start.x + start.width / 2 - (end.x + end.width / 2)) / scale.z
  const dy = (start.y + start.height / 2 - (end.y + end.height / 2)) / scale.z
  const piece = isPiece(target)
  for (let i = 0; i < (piece ? 1 : move.count); i++) {
    const ghost = ghostOf(target, end)
    const animation = ghost.animate(
      { transform: [`translate(${dx}px, ${dy}px)`, 'translate(0, 0)'], opacity: [1, 1, piece ? 1 : 0] },
      { duration: move.ms, delay: delay + i * TOKENS_APART, easing: EASE, fill: 'backwards' },
    )
    keep(animation)
    animation.addEventListener('finish', () => ghost.remove())
    animation.addEventListener('cancel', () => ghost.remove())
  }
  if (piece) keep(target.animate({ opacity: [0, 0] }, { duration: move.ms, delay, fill: 'backwards' }))
}

/** Whether the thing itself travels; else a token does, towards a seat, a pile or a counter. */
function isPiece(target: HTMLElement): boolean {
  return target.hasAttribute('data-piece')
}

/** A likeness of an element in the air above the table: of the whole, or a token for it. */
export function ghostOf(target: HTMLElement, end: DOMRect, piece = isPiece(target)): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'flight'
  ghost.setAttribute('aria-hidden', 'true')
  const size = piece ? end : new DOMRect(end.x + end.width / 2 - 9, end.y + end.height / 2 - 9, 18, 18)
  ghost.style.left = `${size.x / scale.z}px`
  ghost.style.top = `${size.y / scale.z}px`
  ghost.style.width = `${size.width / scale.z}px`
  ghost.style.height = `${size.height / scale.z}px`
  if (piece) {
    const copy = target.cloneNode(true) as HTMLElement
    for (const one of [copy, ...copy.querySelectorAll('[data-at]')]) {
      one.removeAttribute('data-at')
      one.removeAttribute('data-mark')
      one.removeAttribute('id')
    }
    copy.style.width = '100%'
    copy.style.height = '100%'
    copy.style.margin = '0'
    ghost.append(copy)
  } else ghost.classList.add('token')
  document.querySelector('.in-flight')?.append(ghost)
  return ghost
}
