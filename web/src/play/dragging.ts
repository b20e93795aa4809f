/* Dragging with mouse, pen or finger: it says when something is lifted, and where it is let go. */
import { rectOf, scale } from '../state/scale.svelte'
import { ghostOf } from './flights'

const FAR = 8 // pixels before a press becomes a drag

export interface Drag {
  /** Whether this can be dragged now. */
  canLift: () => boolean
  lift: () => void
  /** It is let go above this node of the page; null: it goes back. */
  drop: (on: Element | null) => void
}

/** A node was pressed: perhaps it is dragged now. Clicks stay clicks; the click that ends a drag is
    swallowed. */
export function startDrag(start: PointerEvent, node: HTMLElement | SVGElement, drag: Drag): void {
  if (start.button !== 0 || !start.isPrimary) return
  let ghost: HTMLElement | null = null

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    if (!node.isConnected) return cancel() // the table went on without it
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return
      if (!drag.canLift()) return end()
      ghost = ghostOf(node as HTMLElement, rectOf(node), true)
      drag.lift()
    }
    ghost.style.transform = `translate(${dx / scale.z}px, ${dy / scale.z}px)`
  }
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    const was = ghost !== null
    end()
    if (!was) return
    drag.drop(document.elementFromPoint(event.clientX, event.clientY)) // it may click by itself
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, true))
  }
  const cancel = () => {
    const was = ghost !== null
    end()
    if (was) drag.drop(null)
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
