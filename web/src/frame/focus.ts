/* Keyboard focus: arrow keys move it between elements, and it is restored if its node is replaced. */
import { neighbour, type Arrow, type Box } from '../play/keyboard'

const STOPS = '.table [data-at], .self [data-at], [data-prompt] button'

const isVisible = (node: Element): boolean => node.getClientRects().length > 0

/** Moves the focus to the next stop in a direction. The log handles its own arrow keys. */
export function moveFocus(app: HTMLElement, arrow: Arrow): void {
  const focused = document.activeElement as HTMLElement | null
  const stops = [...app.querySelectorAll<HTMLElement>(STOPS)].filter(isVisible)
  const boxes: Box[] = stops.map((stop, i) => {
    const { x, y, width, height } = stop.getBoundingClientRect()
    return { id: String(i), x, y, width, height }
  })
  const next = neighbour(boxes, focused ? String(stops.indexOf(focused)) : '', arrow)
  if (next !== null) stops[Number(next)]?.focus()
}

/** The last focused control, with a description that outlives its node. */
interface Place {
  node: HTMLElement
  at: string
  name: string
}

const nameOf = (node: Element): string =>
  node.getAttribute('aria-label') ?? node.querySelector('b')?.textContent ?? node.textContent ?? ''

/** Restores the focus after moves replaced nodes of the page. */
export class FocusKeeper {
  #place: Place | null = null

  /** Call it when a node of the table gets the focus. */
  remember(node: EventTarget | null): void {
    if (!(node instanceof HTMLElement) || node.matches('[data-prompt]')) return
    this.#place = { node, at: node.dataset.at ?? '', name: nameOf(node).trim() }
  }

  /** Call it after the page changed. Restores the focus if it is on the page itself or on the prompt. */
  restore(app: HTMLElement): void {
    const prompt = app.querySelector<HTMLElement>('[data-prompt]')
    const focused = document.activeElement
    if (!this.#place || !(focused === null || focused === document.body || focused === prompt))
      return
    if (focused !== prompt && this.#place.node.isConnected && isVisible(this.#place.node)) return // the focus was removed on purpose
    const target = this.#find(app, this.#place) ?? prompt
    if (target !== focused) target?.focus({ preventScroll: true })
  }

  #find(app: HTMLElement, { at, name }: Place): HTMLElement | undefined {
    const visible = (selector: string) =>
      [...app.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
    if (at) return visible(`[data-at="${CSS.escape(at)}"]`)[0]
    return name ? visible('button').find((button) => nameOf(button).trim() === name) : undefined
  }
}
