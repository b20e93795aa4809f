/* Dragging with mouse, pen or finger: it says when something is lifted, and where it is let go. */
import { scale } from '../state/scale.svelte'
import { ghostOf } from './flights'

const FAR = 8 // pixels before a press becomes a drag

export interface Drag {
  /** Whether this can be dragged now. */
  canLift: () => boolean
  lift: () => void
  /** It is let go above this node of the page; null: it goes back. */
  drop: (on: Element | null) => void
}

/** Make a node draggable. Clicks stay clicks; the click that ends a drag is swallowed. */
export function draggable(node: HTMLElement | SVGElement, drag: Drag): () => void {
  let start: PointerEvent | null = null
  let ghost: HTMLElement | null = null

  const down = (event: Event) => {
    const pressed = event as PointerEvent
    if (pressed.button !== 0 || !pressed.isPrimary || start) return
    start = pressed
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', escape, true)
  }
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return
      if (!drag.canLift()) return end()
      ghost = ghostOf(node as HTMLElement, node.getBoundingClientRect(), true)
      drag.lift()
    }
    ghost.style.transform = `translate(${dx / scale.z}px, ${dy / scale.z}px)`
  }
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return
    const was = ghost !== null
    end()
    if (!was) return
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, true))
    drag.drop(document.elementFromPoint(event.clientX, event.clientY))
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
    start = null
    ghost?.remove()
    ghost = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', escape, true)
  }
  // The browser's own dragging of images and texts would end ours.
  const native = (event: Event) => event.preventDefault()
  node.addEventListener('pointerdown', down)
  node.addEventListener('dragstart', native)
  return () => {
    node.removeEventListener('pointerdown', down)
    node.removeEventListener('dragstart', native)
    end()
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
