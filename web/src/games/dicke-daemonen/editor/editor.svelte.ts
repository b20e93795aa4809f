/* The editor of strings before the game: the current layout, its inspection by the server, and undo.

   The host edits; the server inspects each change. A valid board becomes the table's board at once,
   so that the others see it. Invalid strings spring back. */
import { ApiError, api } from '../../../api'
import type { TableState } from '../../../state/table.svelte'
import { handlesOf, type Layout, type Line, type Loop } from './shapes'
import { GAME, type BoardPlan } from '../kinds'
import type { Point } from '../strings'

/** A problem of the strings, and its place. */
export interface Problem {
  code: string
  lines: string[]
  place: Point | null
  said: string
  clause: string
}

/** The server's inspection of a layout. */
export interface Inspection {
  clause: string
  presets: string[]
  levels: string[]
  problems: Problem[]
  layout?: Layout
  text?: string
  counts?: Record<string, number>
  balance?: Record<string, { crossings: number; corners: number; worth: number }>
  board?: BoardPlan
}

/** A step of the undo history: a board, its option, and the label of the change. */
interface Step {
  layout: Layout
  option: string | Layout
  seed: number
  label: string
}

const THROTTLE = 110 // milliseconds between two inspections during a drag
const SPRING_BACK = 240 // milliseconds of the animation of refused strings

export class Editor {
  /** The strings as they are drawn now. */
  layout = $state.raw<Layout>({ lines: [] })
  /** The last valid board. */
  lastValid = $state.raw<Inspection | null>(null)
  /** The problems of the strings as they are drawn now. */
  problems = $state.raw<Problem[]>([])
  /** The last refusal, until a change is accepted. */
  refused = $state.raw<Problem | null>(null)
  /** The colour of the string with the handles. */
  chosen = $state('red')
  seed = $state(0)
  /** Why the server does not respond; empty if it does. */
  connectionProblem = $state('')
  past = $state.raw<Step[]>([])
  future = $state.raw<Step[]>([])

  #current: Step | null = null
  #layoutBeforeDrag: Layout | null = null
  #inspecting: Promise<void> | null = null
  #lastInspected: Layout | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: TableState) {}

  get isDragging(): boolean {
    return this.#layoutBeforeDrag !== null
  }
  line(colour: string): Line | undefined {
    return this.layout.lines.find((other) => other.colour === colour)
  }
  /** The name of the preset of the table; empty for other boards. */
  get presetName(): string {
    return String(this.table.summary?.options.layout ?? '')
  }

  /** Sync with the table's layout, unless it is the current one. */
  async sync(layout: Layout): Promise<void> {
    const isKnown = isSame(layout, this.#current?.layout)
    if (this.isDragging || (isKnown && this.lastValid)) return
    const inspection = await this.#inspect(layout)
    if (!inspection?.layout || this.isDragging) return
    const { layout: name, layout_seed } = this.table.summary?.options ?? {}
    const option =
      typeof name === 'string' && inspection.presets.concat(inspection.levels).includes(name)
        ? name
        : inspection.layout
    this.seed = Number(layout_seed ?? 0)
    this.#current = { layout: inspection.layout, option, seed: this.seed, label: '' }
    this.#show(inspection)
  }

  // ------------------------------------------------------------------ dragging

  begin(): void {
    this.#layoutBeforeDrag = this.layout
    this.refused = null
  }

  /** Redraw a string, and have the server inspect it. */
  drag(line: Line | null): void {
    if (!line) return
    this.layout = {
      lines: this.layout.lines.map((other) => (other.colour === line.colour ? line : other)),
    }
    this.#inspecting ??= this.#inspectDuringDrag()
  }

  /** End a drag: a valid layout stays, others spring back. */
  async drop(label: string): Promise<void> {
    const before = this.#layoutBeforeDrag
    if (!before) return
    const dropped = this.layout
    if (isSame(dropped, before)) return void (this.#layoutBeforeDrag = null)
    await this.#inspecting
    const inspection = await this.#inspect(dropped)
    if (this.layout !== dropped) return
    this.#layoutBeforeDrag = null
    if (inspection?.layout)
      this.#record(
        { layout: inspection.layout, option: inspection.layout, seed: this.seed, label },
        inspection,
      )
    else {
      this.refused = inspection?.problems[0] ?? null
      await this.#springBack(dropped, before)
    }
  }

  /** A change without a drag, such as by a key. */
  async change(line: Line | null, label: string): Promise<void> {
    if (!line) return
    if (!this.isDragging) this.begin()
    this.drag(line)
    clearTimeout(this.#timer)
    await new Promise((resolve) => (this.#timer = setTimeout(resolve, 2 * THROTTLE)))
    await this.drop(label)
  }

  // ------------------------------------------------------------------ whole boards

  /** Load a preset, a random board, or a board from text. */
  async load(option: string | Layout, seed: number, label: string): Promise<boolean> {
    const inspection = await this.#inspect(option, seed)
    this.#layoutBeforeDrag = null
    if (!inspection?.layout) {
      this.refused = inspection?.problems[0] ?? null
      return false
    }
    const isName =
      typeof option === 'string' && inspection.presets.concat(inspection.levels).includes(option)
    this.seed = seed
    this.#record(
      { layout: inspection.layout, option: isName ? option : inspection.layout, seed, label },
      inspection,
    )
    return true
  }

  undo(): Promise<void> {
    return this.#restore(this.past, (step) => {
      this.past = this.past.slice(0, -1)
      if (this.#current) this.future = [...this.future, this.#current]
      return step
    })
  }

  redo(): Promise<void> {
    return this.#restore(this.future, (step) => {
      this.future = this.future.slice(0, -1)
      if (this.#current) this.past = [...this.past, this.#current]
      return step
    })
  }

  async #restore(steps: Step[], moveStep: (step: Step) => Step): Promise<void> {
    const step = steps.at(-1)
    if (!step || this.isDragging) return
    const inspection = await this.#inspect(step.layout)
    if (!inspection?.layout) return
    this.#current = moveStep(step)
    this.seed = step.seed
    this.#show(inspection)
    this.#commit(step)
  }

  // ------------------------------------------------------------------ history

  #record(step: Step, inspection: Inspection): void {
    if (this.#current) this.past = [...this.past, this.#current]
    this.future = []
    this.#current = step
    this.#show(inspection)
    this.#commit(step)
  }

  /** The labels of all changes, in order. */
  get steps(): string[] {
    return [...this.past, ...(this.#current ? [this.#current] : [])]
      .map((step) => step.label)
      .filter(Boolean)
  }

  #show(inspection: Inspection): void {
    this.lastValid = inspection
    this.problems = []
    this.refused = null
    if (inspection.layout) this.layout = inspection.layout
  }

  #commit(step: Step): void {
    const options = {
      ...this.table.summary?.options,
      layout: step.option,
      layout_seed: step.seed,
    }
    void this.table.ask({ type: 'change', options })
  }

  /** Inspect the layout repeatedly during a drag, one request at a time. */
  async #inspectDuringDrag(): Promise<void> {
    while (this.isDragging && this.#lastInspected !== this.layout) {
      const inspection = await this.#inspect(this.layout)
      if (inspection?.layout && this.isDragging) this.lastValid = inspection
      await new Promise((resolve) => setTimeout(resolve, THROTTLE))
    }
    this.#inspecting = null
  }

  async #inspect(layout: string | Layout, seed = this.seed): Promise<Inspection | null> {
    if (typeof layout !== 'string') this.#lastInspected = layout
    try {
      const inspection = await api.inspect<Inspection>(GAME, {
        layout,
        layout_seed: seed,
      })
      this.connectionProblem = ''
      if (layout === this.layout) this.problems = inspection.problems
      return inspection
    } catch (error) {
      this.connectionProblem = error instanceof ApiError ? error.message : String(error)
      return null
    }
  }

  /** Animate refused strings back to the valid layout. */
  async #springBack(from: Layout, to: Layout): Promise<void> {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const startTime = performance.now()
    for (
      let share = isStill ? 1 : 0;
      share < 1;
      share = (performance.now() - startTime) / SPRING_BACK
    ) {
      this.layout = { lines: from.lines.map((line, i) => interpolate(line, to.lines[i]!, share)) }
      await new Promise(requestAnimationFrame)
    }
    this.layout = to
    this.problems = []
  }
}

/** A string between two positions. */
function interpolate(from: Line, to: Line, share: number): Line {
  if (from === to) return to
  const [ends, starts] = [handlesOf(to), handlesOf(from)]
  if (ends.length !== starts.length) return to
  const mix = (start: Point, end: Point): Point => [
    start[0] + share * (end[0] - start[0]),
    start[1] + share * (end[1] - start[1]),
  ]
  const shape = from.shape === 'polygon' ? 'polygon' : 'curve'
  const points = starts.map((point, i) => mix(point, ends[i]!))
  return { colour: to.colour, shape, points, knot: mix(from.knot, to.knot) } satisfies Loop
}

const isSame = (a: Layout | undefined, b: Layout | undefined): boolean =>
  JSON.stringify(a?.lines) === JSON.stringify(b?.lines)
