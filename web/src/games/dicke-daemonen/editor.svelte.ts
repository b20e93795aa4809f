/* Laying the strings before the game: what lies there, what the server says of it, and the way back.

   The host tries things out here; the server is asked all the while, and whatever can be played on
   becomes the table's board at once, so that the others see it. What cannot springs back. */
import { ApiError, api } from '../../api'
import type { TableState } from '../../state/table.svelte'
import { handlesOf, type Layout, type Line, type Loop } from './shapes'
import type { BoardPlan } from './kinds'
import type { Point } from './strings'

/** Something that is wrong with strings, and where. */
export interface Problem {
  code: string
  lines: string[]
  place: Point | null
  said: string
  clause: string
}

/** What the server says of a layout. */
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

/** A board that was laid: as the option says it, and how one got there. */
interface Step {
  layout: Layout
  option: string | Layout
  seed: number
  said: string
}

const PAUSE = 110 // milliseconds between two questions to the server while something is dragged
const BACK = 240 // milliseconds in which refused strings spring back

export class Editor {
  /** The strings as they are drawn now. */
  layout = $state.raw<Layout>({ lines: [] })
  /** The last board that can be played on. */
  good = $state.raw<Inspection | null>(null)
  /** What is wrong with the strings as they are drawn now. */
  problems = $state.raw<Problem[]>([])
  /** What was refused last, until something is accepted. */
  refused = $state.raw<Problem | null>(null)
  /** The colour of the string with the handles. */
  chosen = $state('red')
  seed = $state(0)
  /** Why the server does not answer; empty: it does. */
  away = $state('')
  past = $state.raw<Step[]>([])
  future = $state.raw<Step[]>([])

  #here: Step | null = null
  #before: Layout | null = null
  #asking: Promise<void> | null = null
  #asked: Layout | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly table: TableState) {}

  get isDragging(): boolean {
    return this.#before !== null
  }
  line(colour: string): Line | undefined {
    return this.layout.lines.find((one) => one.colour === colour)
  }
  /** The name of the ready board that lies there; empty: one of one's own. */
  get named(): string {
    return String(this.table.summary?.options.layout ?? '')
  }

  /** Take over what the server says lies there, unless it is what we said. */
  async follow(layout: Layout): Promise<void> {
    const isKnown = same(layout, this.#here?.layout)
    if (this.isDragging || (isKnown && this.good)) return
    const told = await this.#inspect(layout)
    if (!told?.layout || this.isDragging) return
    const { layout: name, layout_seed } = this.table.summary?.options ?? {}
    const option = typeof name === 'string' && told.presets.concat(told.levels).includes(name) ? name : told.layout
    this.seed = Number(layout_seed ?? 0)
    this.#here = { layout: told.layout, option, seed: this.seed, said: '' }
    this.#show(told)
  }

  // ------------------------------------------------------------------ dragging

  begin(): void {
    this.#before = this.layout
    this.refused = null
  }

  /** Draw a string otherwise, and ask what that would be. */
  drag(line: Line | null): void {
    if (!line) return
    this.layout = { lines: this.layout.lines.map((one) => (one.colour === line.colour ? line : one)) }
    this.#asking ??= this.#ask()
  }

  /** Put down what was dragged: it stays, or springs back. */
  async drop(said: string): Promise<void> {
    const before = this.#before
    if (!before) return
    const wanted = this.layout
    if (same(wanted, before)) return void (this.#before = null)
    await this.#asking
    const told = await this.#inspect(wanted)
    if (this.layout !== wanted) return
    this.#before = null
    if (told?.layout) this.#keep({ layout: told.layout, option: told.layout, seed: this.seed, said }, told)
    else {
      this.refused = told?.problems[0] ?? null
      await this.#springBack(wanted, before)
    }
  }

  /** One change at once, as by a key. */
  async change(line: Line | null, said: string): Promise<void> {
    if (!line) return
    if (!this.isDragging) this.begin()
    this.drag(line)
    clearTimeout(this.#timer)
    await new Promise((resolve) => (this.#timer = setTimeout(resolve, 2 * PAUSE)))
    await this.drop(said)
  }

  // ------------------------------------------------------------------ whole boards

  /** A ready board, a random one, or one written as text. */
  async take(option: string | Layout, seed: number, said: string): Promise<boolean> {
    const told = await this.#inspect(option, seed)
    this.#before = null
    if (!told?.layout) {
      this.refused = told?.problems[0] ?? null
      return false
    }
    const isName = typeof option === 'string' && told.presets.concat(told.levels).includes(option)
    this.seed = seed
    this.#keep({ layout: told.layout, option: isName ? option : told.layout, seed, said }, told)
    return true
  }

  undo(): Promise<void> {
    return this.#go(this.past, (step) => {
      this.past = this.past.slice(0, -1)
      if (this.#here) this.future = [...this.future, this.#here]
      return step
    })
  }

  redo(): Promise<void> {
    return this.#go(this.future, (step) => {
      this.future = this.future.slice(0, -1)
      if (this.#here) this.past = [...this.past, this.#here]
      return step
    })
  }

  async #go(steps: Step[], take: (step: Step) => Step): Promise<void> {
    const step = steps.at(-1)
    if (!step || this.isDragging) return
    const told = await this.#inspect(step.layout)
    if (!told?.layout) return
    this.#here = take(step)
    this.seed = step.seed
    this.#show(told)
    this.#commit(step)
  }

  // ------------------------------------------------------------------ what becomes of it

  #keep(step: Step, told: Inspection): void {
    if (this.#here) this.past = [...this.past, this.#here]
    this.future = []
    this.#here = step
    this.#show(told)
    this.#commit(step)
  }

  /** What was done so far, the last of it last. */
  get steps(): string[] {
    return [...this.past, ...(this.#here ? [this.#here] : [])].map((step) => step.said).filter(Boolean)
  }

  #show(told: Inspection): void {
    this.good = told
    this.problems = []
    this.refused = null
    if (told.layout) this.layout = told.layout
  }

  #commit(step: Step): void {
    const options = { ...this.table.summary?.options, layout: step.option, layout_seed: step.seed }
    void this.table.ask({ type: 'change', options })
  }

  /** Ask again and again while something moves, never twice at once. */
  async #ask(): Promise<void> {
    while (this.isDragging && this.#asked !== this.layout) {
      const told = await this.#inspect(this.layout)
      if (told?.layout && this.isDragging) this.good = told
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    this.#asking = null
  }

  async #inspect(layout: string | Layout, seed = this.seed): Promise<Inspection | null> {
    if (typeof layout !== 'string') this.#asked = layout
    try {
      const told = await api.inspect<Inspection>('dicke-daemonen', { layout, layout_seed: seed })
      this.away = ''
      if (layout === this.layout) this.problems = told.problems
      return told
    } catch (error) {
      this.away = error instanceof ApiError ? error.message : String(error)
      return null
    }
  }

  /** The strings go back to where they could be played on. */
  async #springBack(from: Layout, to: Layout): Promise<void> {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const begun = performance.now()
    for (let share = isStill ? 1 : 0; share < 1; share = (performance.now() - begun) / BACK) {
      this.layout = { lines: from.lines.map((line, i) => between(line, to.lines[i]!, share)) }
      await new Promise(requestAnimationFrame)
    }
    this.layout = to
    this.problems = []
  }
}

/** A string on its way from one place to another. */
function between(from: Line, to: Line, share: number): Line {
  if (from === to) return to
  const [ends, starts] = [handlesOf(to), handlesOf(from)]
  if (ends.length !== starts.length) return to
  const mix = (one: Point, other: Point): Point => [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])]
  const shape = from.shape === 'polygon' ? 'polygon' : 'curve'
  const points = starts.map((point, i) => mix(point, ends[i]!))
  return { colour: to.colour, shape, points, knot: mix(from.knot, to.knot) } satisfies Loop
}

const same = (one: Layout | undefined, other: Layout | undefined): boolean =>
  JSON.stringify(one?.lines) === JSON.stringify(other?.lines)

