/* The elements of a game on the page: noted here, marked in one pass, heard at one place.

   A table has hundreds of them, and every message may change what they stand for. So an element
   has no listeners of its own: what is pressed, pointed at or typed is heard by the page around. */
import { startDrag } from './dragging'
import type { Play, TouchOptions } from './play.svelte'

const LONG = 450 // milliseconds of a long press
const NEAR = 8 // pixels that a finger may move meanwhile

type Node = HTMLElement | SVGElement

interface Noted {
  node: Node
  at: string
  options: TouchOptions
}

export class Elements {
  #noted = new Map<Element, Noted>()
  /** How often something was noted: whoever reads it is called again then. */
  #changes = $state(0)
  #count = 0
  #heard = new WeakSet<Element>()
  #over: Noted | undefined
  #press: ReturnType<typeof setTimeout> | undefined
  #pressedAt = { x: 0, y: 0 }
  #wasLong = false

  /** To be made with a component: marks last as long as it. */
  constructor(private readonly play: Play) {
    $effect(() => this.#markAll())
  }

  /** From now on this node is the element `at`; what is answered ends it. */
  note(node: Node, at: string, options: TouchOptions): () => void {
    put(node, 'data-at', at)
    put(node, 'data-piece', options.piece ? '' : null)
    put(node, 'data-card', options.card || null)
    if (node.tagName !== 'BUTTON' && !node.hasAttribute('role')) node.setAttribute('role', 'button')
    this.#noted.set(node, { node, at, options })
    this.#listen(node.closest('.app') ?? document.body)
    this.#changes = ++this.#count
    return () => this.#forget(node, at)
  }

  #forget(node: Node, at: string): void {
    this.#noted.delete(node)
    // Later, and not at once: it may only have become something else.
    queueMicrotask(() => {
      if (this.#noted.get(node)?.at !== at && this.play.hovered === at) this.play.hovered = ''
    })
  }

  #markAll(): void {
    void this.#changes
    for (const one of this.#noted.values()) this.#mark(one)
  }

  #mark({ node, at, options }: Noted): void {
    const { picked, marks, lit, pointed } = this.play
    const choices = marks.get(at)
    const isOffered = options.offered?.() ?? false // asked always, or it would not be asked again
    const isPicked = picked.includes(at)
    const isLegal = choices !== undefined || isOffered
    const all = [isPicked && 'picked', isLegal && !isPicked && 'legal', (lit.includes(at) || pointed.includes(at)) && 'lit']
    put(node, 'data-mark', all.filter(Boolean).join(' '))
    const isStop = (isLegal || isPicked) && (options.stop?.() ?? true)
    put(node, 'tabindex', isStop ? '0' : '-1')
    const said = (choices ?? []).slice(0, 3).map((choice) => choice.said ?? '')
    put(node, 'aria-description', said.length ? said.join('; ') : null)
    const isButton = node.tagName === 'BUTTON' || node.getAttribute('role') === 'button'
    put(node, 'aria-pressed', isPicked && isButton ? 'true' : null)
  }

  // ------------------------------------------------------------------ hearing

  #listen(page: Element): void {
    if (this.#heard.has(page)) return
    this.#heard.add(page)
    const heard: Record<string, (event: never) => void> = {
      click: (event: Event) => this.#click(event, this.#of(event.target)),
      keydown: (event: KeyboardEvent) => this.#key(event),
      keyup: (event: KeyboardEvent) => this.#space(event),
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointermove: (event: PointerEvent) => this.#move(event),
      pointerup: () => clearTimeout(this.#press),
      pointerover: (event: PointerEvent) => this.#point(this.#of(event.target)),
      pointerout: (event: PointerEvent) => this.#point(this.#of(event.relatedTarget)),
      focusin: (event: FocusEvent) => this.#focus(event.target, true),
      focusout: (event: FocusEvent) => this.#focus(event.target, false),
      dragstart: (event: Event) => this.#dragByBrowser(event),
    }
    for (const [name, handler] of Object.entries(heard)) page.addEventListener(name, handler as EventListener)
  }

  /** The element of the game in which something of the page is. */
  #of(target: EventTarget | null): Noted | undefined {
    for (let node = target as Element | null; node; node = node.parentElement) {
      const found = this.#noted.get(node)
      if (found) return found
    }
    return undefined
  }

  #click(event: Event, one: Noted | undefined): void {
    if (!one) return
    event.stopPropagation()
    if (this.#wasLong) this.#wasLong = false
    else this.play.touched(one.at, one.options)
  }

  /** Enter on something inside is for that alone; a button makes a click of it by itself. */
  #key(event: KeyboardEvent): void {
    const one = this.#noted.get(event.target as Element)
    if (!one || event.key !== 'Enter' || one.node.tagName === 'BUTTON') return
    event.preventDefault()
    this.#click(event, one)
  }

  /** Space shows a card in full, so it must not press the button too. */
  #space(event: KeyboardEvent): void {
    if (event.key === ' ' && this.#of(event.target)?.options.card) event.preventDefault()
  }

  #down(event: PointerEvent): void {
    const one = this.#of(event.target)
    this.#wasLong = false
    if (!one) return
    const { node, at, options } = one
    this.#pressedAt = { x: event.clientX, y: event.clientY }
    if (options.card) {
      this.#press = setTimeout(() => {
        this.#wasLong = true
        this.play.zoomed = options.card ?? ''
      }, LONG)
    }
    if (options.drag === false) return
    startDrag(event, node, {
      canLift: () => this.play.marks.has(at) || (options.offered?.() ?? false),
      lift: () => {
        clearTimeout(this.#press)
        this.play.lift(at, options)
      },
      drop: (on) => this.play.drop(at, node, on),
    })
  }

  /** Whoever moves does not press. */
  #move(event: PointerEvent): void {
    const { x, y } = this.#pressedAt
    if (Math.hypot(event.clientX - x, event.clientY - y) > NEAR) clearTimeout(this.#press)
  }

  /** The pointer is on an element now, or on none. */
  #point(one: Noted | undefined): void {
    const was = this.#over
    if (one?.node === was?.node && one?.at === was?.at) return
    this.#over = one
    clearTimeout(this.#press)
    this.play.hover(one?.at ?? '', was?.at)
  }

  #focus(target: EventTarget | null, isOn: boolean): void {
    const one = this.#noted.get(target as Element)
    if (one) this.play.hover(isOn ? one.at : '', one.at)
  }

  /** The browser's own dragging of images and texts would end ours. */
  #dragByBrowser(event: Event): void {
    const one = this.#of(event.target)
    if (one && one.options.drag !== false) event.preventDefault()
  }
}

/** Set an attribute, or take it away; one that is so already is left, or it would be drawn anew. */
function put(node: Node, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
}
