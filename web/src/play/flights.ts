/* Moves on the screen: by transform and opacity only, above everything, in nobody's way. */
import { scale } from '../state/scale.svelte'
import type { Move, TimedMove } from './motion'

const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** The element that is shown for a name, if it can be seen. */
export function elementAt(at: string): HTMLElement | null {
  for (let name = at; name; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
    const found = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)
    if (found && found.getClientRects().length) return found
  }
  return null
}

/** Where things are before the table changes. */
export function whereFrom(moves: readonly Move[]): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const { from } of moves) {
    const rect = elementAt(from)?.getBoundingClientRect()
    if (rect) found.set(from, rect)
  }
  return found
}

/** Those in the air now. */
const flying = new Set<Animation>()

/** Let things go where they are already; `now` is the time of the queue. */
export function fly(moves: readonly TimedMove[], from: Map<string, DOMRect>, now: number): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const move of moves) {
    const delay = Math.max(0, move.start - now)
    const target = elementAt(move.to || move.from)
    if (!target) continue
    const start = from.get(move.from)
    if (reduced) keep(target.animate({ opacity: [0.3, 1] }, { duration: 150, delay }))
    else if (!move.to || !start) notice(target, move.ms, delay)
    else travel(target, start, move.ms, delay)
  }
}

/** All at once where they belong. */
export function land(): void {
  for (const one of flying) one.finish()
}

function keep(animation: Animation): void {
  flying.add(animation)
  animation.onfinish = animation.oncancel = () => flying.delete(animation)
}

function notice(target: HTMLElement, ms: number, delay: number): void {
  keep(
    target.animate(
      { transform: ['none', 'translateY(-6px) scale(1.04)', 'none'] },
      { duration: ms, delay, easing: EASE, composite: 'add' },
    ),
  )
}

function travel(target: HTMLElement, start: DOMRect, ms: number, delay: number): void {
  const end = target.getBoundingClientRect()
  const ghost = ghostOf(target, end)
  const dx = (start.x + start.width / 2 - (end.x + end.width / 2)) / scale.z
  const dy = (start.y + start.height / 2 - (end.y + end.height / 2)) / scale.z
  const animation = ghost.animate(
    {
      transform: [`translate(${dx}px, ${dy}px)`, 'translate(0, 0)'],
      opacity: [1, 1, isPiece(target) ? 1 : 0],
    },
    { duration: ms, delay, easing: EASE, fill: 'backwards' },
  )
  keep(animation)
  animation.addEventListener('finish', () => ghost.remove())
  animation.addEventListener('cancel', () => ghost.remove())
  if (isPiece(target)) {
    keep(target.animate({ opacity: [0, 0] }, { duration: ms, delay, fill: 'backwards' }))
  }
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
