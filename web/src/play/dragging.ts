/* Drag and drop with mouse, pen or finger. */
import { ghostOf } from './flights'

const FAR = 8 // pixels before a press becomes a drag

export interface Drag {
  /** Whether the node can be dragged now. */
  canLift: () => boolean
  lift: () => void
  /** Drops it on a node of the page; null cancels the drag. */
  drop: (on: Element | null) => void
}

/** Handles a press on a node, which may become a drag. Clicks stay clicks; the click that ends a drag is
    suppressed. */
export function startDrag(start: PointerEvent, node: HTMLElement | SVGElement, drag: Drag): void {
  if (start.button !== 0 || !start.isPrimary) return
  let ghost: HTMLElement | null = null

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    if (!node.isConnected) return cancel() // the node was removed meanwhile
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return
      if (!drag.canLift()) return end()
      ghost = ghostOf(node as HTMLElement, node.getBoundingClientRect())
      drag.lift()
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    const wasDragging = ghost !== null
    end()
    if (!wasDragging) return
    drag.drop(document.elementFromPoint(event.clientX, event.clientY)) // may dispatch a click itself
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, true))
  }
  const cancel = () => {
    const wasDragging = ghost !== null
    end()
    if (wasDragging) drag.drop(null)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return
    event.stopPropagation()
    cancel()
  }
  const end = () => {
    ghost?.remove()
    ghost = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', escape, true)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancel)
  addEventListener('keydown', escape, true)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
