/* The elements of a game on the page: a registry that marks them in one pass and delegates events.

   A table has hundreds of elements, and every message may change them. So elements have no listeners of
      their own; the page listens for all of them (event delegation). */
import { startDrag } from './dragging'
import type { Play, TouchOptions } from './play.svelte'

type Node = HTMLElement | SVGElement

interface RegisteredElement {
  node: Node
  at: string
  options: TouchOptions
}

export class Elements {
  #elements = new Map<Element, RegisteredElement>()
  /** Counts registrations; effects that read it run again. */
  #changes = $state(0)
  #count = 0
  readonly #names = $derived.by(() => {
    void this.#changes
    return new Set([...this.#elements.values()].map(({ at }) => at))
  })
  #pages = new WeakSet<Element>()
  #hovered: RegisteredElement | undefined

  /** Create it with a component: the marks last as long as the component. */
  constructor(private readonly play: Play) {
    $effect(() => this.#markAll())
  }

  /** Registers a node as the element `at`; call it in an attachment. Returns a function that removes it.

      What `offered` and `stop` read belongs to the component of the node, so an effect of that component
      reads it: ours would read it again after the component was removed. */
  register(node: Node, at: string, options: TouchOptions): () => void {
    setAttribute(node, 'data-at', at)
    setAttribute(node, 'data-piece', options.piece ? '' : null)
    setAttribute(node, 'data-card', options.card || null)
    if (node.tagName !== 'BUTTON' && !node.hasAttribute('role')) node.setAttribute('role', 'button')
    const element = { node, at, options }
    this.#elements.set(node, element)
    if (hasClosures(options)) $effect(() => this.#mark(element))
    this.#listen(node.closest('.app') ?? document.body)
    this.#changes = ++this.#count
    return () => this.#unregister(node, at)
  }

  /** Whether there is such an element on the page. */
  has(at: string): boolean {
    return this.#names.has(at)
  }

  #unregister(node: Node, at: string): void {
    this.#elements.delete(node)
    // Deferred, because the node may only have become another element.
    queueMicrotask(() => {
      if (this.#elements.get(node)?.at !== at && this.play.hovered === at) this.play.hovered = ''
    })
  }

  #markAll(): void {
    void this.#changes
    for (const element of this.#elements.values())
      if (!hasClosures(element.options)) this.#mark(element)
  }

  #mark({ node, at, options }: RegisteredElement): void {
    const { picked, marks, highlighted, lessonTargets, refusedAt, lastMoves, director } = this.play
    const choices = marks.get(at)
    const isOffered = options.offered?.() ?? false // always called: the effect depends on it
    const isPicked = picked.includes(at)
    const isGold = choices?.some((choice) => this.play.goldTexts.has(choice.text)) ?? false
    const isLegal = choices !== undefined || isOffered
    const states = [
      isPicked && 'picked',
      isLegal && !isPicked && !director.isRolling && 'legal', // it would give away the dice
      isGold && !isPicked && !director.isRolling && 'gold',
      (highlighted.includes(at) || lessonTargets.includes(at)) && 'lit',
      refusedAt === at && 'refused',
    ]
    setAttribute(node, 'data-mark', states.filter(Boolean).join(' '))
    const last = options.piece || options.card ? lastMoves.get(at) : undefined
    setAttribute(
      node,
      'data-last',
      last ? `seat-${(last.seat % 5) + 1}${last.isNew ? ' new' : ''}` : null,
    )
    const isStop = (isLegal || isPicked) && (options.stop?.() ?? true)
    setAttribute(node, 'tabindex', isStop ? '0' : '-1')
    const labels = (choices ?? []).slice(0, 3).map((choice) => choice.said ?? '')
    setAttribute(node, 'aria-description', labels.length ? labels.join('; ') : null)
    const isButton = node.tagName === 'BUTTON' || node.getAttribute('role') === 'button'
    setAttribute(node, 'aria-pressed', isPicked && isButton ? 'true' : null)
  }

  // ------------------------------------------------------------------ events

  #listen(page: Element): void {
    if (this.#pages.has(page)) return
    this.#pages.add(page)
    const handlers: Record<string, (event: never) => void> = {
      click: (event: Event) => this.#click(event, this.#elementOf(event.target)),
      keydown: (event: KeyboardEvent) => this.#key(event),
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointerover: (event: PointerEvent) => this.#point(this.#elementOf(event.target)),
      pointerout: (event: PointerEvent) => this.#point(this.#elementOf(event.relatedTarget)),
      focusin: (event: FocusEvent) => this.#focus(event.target, true),
      focusout: (event: FocusEvent) => this.#focus(event.target, false),
      dragstart: (event: Event) => this.#dragByBrowser(event),
    }
    for (const [name, handler] of Object.entries(handlers))
      page.addEventListener(name, handler as EventListener)
  }

  /** The element that contains a node of the page. */
  #elementOf(target: EventTarget | null): RegisteredElement | undefined {
    for (let node = target as Element | null; node; node = node.parentElement) {
      const element = this.#elements.get(node)
      if (element) return element
    }
    return undefined
  }

  #click(event: Event, element: RegisteredElement | undefined): void {
    if (!element) return
    event.stopPropagation()
    this.play.touched(element.at, element.options, element.node)
  }

  /** Enter clicks an element. Nested controls handle it themselves, and buttons click natively. */
  #key(event: KeyboardEvent): void {
    const element = this.#elements.get(event.target as Element)
    if (!element || event.key !== 'Enter' || element.node.tagName === 'BUTTON') return
    event.preventDefault()
    this.#click(event, element)
  }

  #down(event: PointerEvent): void {
    const element = this.#elementOf(event.target)
    if (!element || element.options.drag === false) return
    const { node, at, options } = element
    startDrag(event, node, {
      canLift: () => this.play.marks.has(at) || (options.offered?.() ?? false),
      lift: () => this.play.lift(at, options),
      drop: (on) => this.play.drop(at, node, on),
    })
  }

  /** Handles the pointer moving onto an element or onto none. */
  #point(element: RegisteredElement | undefined): void {
    const previous = this.#hovered
    if (element?.node === previous?.node && element?.at === previous?.at) return
    this.#hovered = element
    this.play.hover(element?.at ?? '', previous?.at)
  }

  #focus(target: EventTarget | null, isOn: boolean): void {
    const element = this.#elements.get(target as Element)
    const isSeen = !isOn || element?.node.matches(':focus-visible') // a press leaves the focus behind
    if (element && isSeen) this.play.hover(isOn ? element.at : '', element.at)
  }

  /** Native dragging of images and text would cancel ours. */
  #dragByBrowser(event: Event): void {
    const element = this.#elementOf(event.target)
    if (element && element.options.drag !== false) event.preventDefault()
  }
}

/** Whether a component decides how its element is marked. */
const hasClosures = ({ offered, stop }: TouchOptions): boolean => Boolean(offered ?? stop)

/** Sets or removes an attribute; writes nothing if it is unchanged, to avoid a style recalculation. */
function setAttribute(node: Node, name: string, value: string | null): void {
  if (node.getAttribute(name) === value) return
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
}
