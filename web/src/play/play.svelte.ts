/* What a table is handed: everything it draws, and everything one can do with it. */
import type { Attachment } from 'svelte/attachments'
import { TableState } from '../state/table.svelte'
import type { CardText, Choice, Description, GameView, News, PlanChoice, Prompt, Summary } from '../state/types'
import type { HintIdea } from '../wire'
import { levelName, say } from '../words'
import { buttonsOf, marksOf, narrow, stepOf, type Button, type KindWords } from './choosing'
import { Elements } from './elements.svelte'

/** A remark beside an element: why not, or what it would bring. */
export interface Tip {
  at: string
  said: string
  clause: string
  isRefusal: boolean
}

/** A button that a table puts into the prompt while it has a proposal of its own. */
export interface OwnButton {
  label: string
  /** The second line; where the button is grey, why. */
  more?: string
  icon?: string
  /** Whether it is the gold one: Enter does it too. */
  isMain?: boolean
  isOff?: boolean
  do: () => void
}

/** A phase of the turn, as the prompt shows it. */
export interface Phase {
  label: string
  is: 'done' | 'now' | 'later'
}

export interface TouchOptions {
  /** Whether the element itself travels when it moves: a card, a die, a piece. */
  piece?: boolean
  /** The card that lies there: Space or a long press shows it in full. */
  card?: string
  /** Answer a touch in another way than by narrowing down choices; true: done with it. */
  onTouch?: (at: string, choices: Choice[]) => boolean
  /** Whether a proposal of the table offers it, beside what the question of the server does. */
  offered?: () => boolean
  /** Whether it can be dragged; a table that drags in its own way says no. */
  drag?: boolean
  /** Whether Tab stops at it while something can be done with it; a board of many places is one stop. */
  stop?: () => boolean
}

export class Play<View extends GameView = GameView> {
  /** The elements that were touched so far, of a choice that touches several. */
  picked = $state.raw<string[]>([])
  /** What pointer or focus is on. */
  hovered = $state('')
  /** What a line of the log names, or a hint. */
  lit = $state.raw<string[]>([])
  tip = $state.raw<Tip | null>(null)
  /** The card that is shown in full; empty: none. */
  zoomed = $state('')
  /** A table that puts a panel of its own where the log is, says so here. */
  hasPanel = $state(false)
  /** The buttons of a table's proposal: they stand in the prompt instead of the choices. */
  own = $state.raw<OwnButton[] | null>(null)
  /** The phases of the turn, for the prompt; a table that has some sets them. */
  phases = $state.raw<Phase[]>([])
  /** What a table calls the choices of a kind: one button stands for all of them. */
  kinds = $state.raw<Record<string, KindWords>>({})
  /** What a table's proposal asks, instead of the question that it answers. */
  sentence = $state('')
  /** One line of help below the sentence of the prompt, if the table has one. */
  help = $state('')
  /** Whether one looks at the table after the end. */
  isEndHidden = $state(false)
  /** To whom the screen is to be handed, of those who share it; null: to whoever decides. */
  handTo = $state<number | null>(null)
  /** What happened while one was away, until it was shown or skipped. */
  missed = $state.raw<News[]>([])
  /** Whether a hint is on its way. */
  isAsking = $state(false)
  /** What a bot would do, the best first; null: nobody asked. */
  ideas = $state.raw<HintIdea[] | null>(null)
  /** The clause at which the rules are open; null: closed. */
  rules = $state<string | null>(null)

  readonly cards: ReadonlyMap<string, CardText> = $derived.by(
    () => new Map((this.table.description?.cards ?? []).map((card) => [card.id, card])),
  )
  readonly left: Choice[] = $derived.by(() => narrow(this.choices, this.picked))
  readonly marks: ReadonlyMap<string, Choice[]> = $derived.by(() => marksOf(this.left))
  readonly buttons: Button[] = $derived.by(() =>
    buttonsOf(this.left, this.picked.length ? [] : this.plans, this.kinds),
  )

  readonly #elements = new Elements(this as unknown as Play)

  constructor(readonly table: TableState) {}

  // ------------------------------------------------------------------ to draw

  get view(): View {
    return this.table.view as unknown as View
  }
  get description(): Description {
    return this.table.description as Description
  }
  get prompt(): Prompt {
    return this.table.prompt as Prompt
  }
  get summary(): Summary {
    return this.table.summary as Summary
  }
  /** One's own seat; null: a spectator. */
  get seat(): number | null {
    return this.table.seat
  }
  get choices(): Choice[] {
    return this.table.busy ? [] : (this.table.prompt?.choices ?? [])
  }
  get plans(): PlanChoice[] {
    return this.table.busy ? [] : (this.table.prompt?.plans ?? [])
  }
  /** What a lesson points at. */
  get pointed(): string[] {
    return this.table.prompt?.lesson?.lit ?? []
  }
  /** Whether it is for this seat to decide. */
  get isMine(): boolean {
    return this.seat !== null && this.table.prompt?.player === this.seat
  }

  /** Whether one is asked in the turn of somebody else, and could leave it to a default. */
  get isOutOfTurn(): boolean {
    return this.isMine && Boolean(this.table.summary?.default_for)
  }
  /** What this seat answers by itself, by the key of the question. */
  get preferences(): Record<string, string> {
    return this.table.summary?.preferences ?? {}
  }

  card(id: string): CardText | undefined {
    return this.cards.get(id)
  }

  /** What somebody is called: a person by their name, a bot by its level. */
  name(seat: number): string {
    const told = this.summary.seats[seat]
    if (told?.name) return told.name
    if (!told?.bot) return say('seat-number', { number: seat + 1 })
    return say('bot-name', { number: seat + 1, level: levelName(told.bot) })
  }

  // ------------------------------------------------------------------ to do

  /** Carry out a choice, a plan, or actions of one's own making, as one step. */
  choose(what: Choice | PlanChoice | string[]): void {
    if (this.table.isSent) return
    const actions = Array.isArray(what) ? what : 'text' in what ? [what.text] : what.actions
    // What was picked stays so until the answer, whose question puts it down.
    void this.table.act(actions).then((answer) => {
      if (answer.type === 'refused') this.rest()
    })
  }

  undo(): void {
    this.rest()
    void this.table.undo()
  }

  /** Answer such a question by itself from now on, where it comes out of turn: by an action, a
      verb, `first` or `last`; an empty answer means to be asked again. */
  prefer(answer: string, question = this.table.prompt?.question?.key ?? ''): void {
    void this.table.ask({ type: 'prefer', seat: this.seat ?? 0, question, answer })
  }

  /** Put everything down again; false if nothing was in the hand. */
  rest(): boolean {
    const was = this.picked.length > 0 || this.tip !== null || this.lit.length > 0
    if (was) [this.picked, this.tip, this.lit] = [[], null, []]
    return was
  }

  pick(picked: string[]): void {
    this.picked = picked
    this.tip = null
  }

  /** Point at an element, or no longer at `was`.

      Later, and not at once: a node that goes away says goodbye in the middle of a change. */
  hover(at: string, was = ''): void {
    queueMicrotask(() => {
      if (at || this.hovered === was) this.hovered = at
    })
  }

  /** Light elements up, as whatever names them does. */
  light(ats: string[]): void {
    queueMicrotask(() => (this.lit = ats))
  }

  /** Touch an element: as a click, a tap or Enter does. */
  touched(at: string, options: TouchOptions = {}): void {
    if (options.onTouch?.(at, this.marks.get(at) ?? [])) return
    const step = stepOf(this.choices, this.picked, at)
    if (step.do === 'act') this.choose(step.choice)
    else if (step.do === 'pick') this.pick(step.picked)
    else void this.explain(at)
  }

  /** Say why nothing can be done with an element. */
  async explain(at: string): Promise<void> {
    if (this.seat === null) return
    const because = await this.table.why(at)
    const said = because?.said || say('nothing-to-do')
    const clause = because?.clause || (this.prompt.question?.clause ?? '')
    this.tip = { at, said, clause, isRefusal: true }
  }

  /** Ask a bot what it would do, and mark the best of it; asked again, the hint goes away. */
  async hint(): Promise<void> {
    if (this.forgetHint() || !this.isMine) return
    const { ply } = this.prompt
    this.tip = null
    this.isAsking = true
    const told = await this.table.hint()
    if (this.prompt.ply !== ply || !this.isAsking) return
    this.isAsking = false
    this.ideas = told ?? []
    this.lit = told?.[0]?.touches ?? []
  }

  /** Close the hint; false if there was none. */
  forgetHint(): boolean {
    const was = this.ideas !== null || this.isAsking
    this.ideas = null
    this.isAsking = false
    if (was) this.light([])
    return was
  }

  /** All that was missed is known now. */
  caughtUp(): void {
    this.missed = []
    this.light([])
  }

  consider = (actions: string[]) => this.table.consider(actions)

  /** Makes an element of the page the element `at` of the game: marked, clickable, reachable by
      keyboard, explained, and found by whatever flies there. */
  touch =
    (at: string | undefined | null, options: TouchOptions = {}): Attachment<HTMLElement | SVGElement> =>
    (node) => (at ? this.#elements.note(node, at, options) : undefined)

  /** Lift an element: it is picked, and so are the places where it can go. */
  lift(at: string, options: TouchOptions = {}): void {
    if (this.picked.includes(at) || options.onTouch?.(at, this.marks.get(at) ?? [])) return
    this.pick(this.marks.has(at) ? [...this.picked, at] : [at])
  }

  /** Let it go: on an element as if that were touched next; elsewhere the only choice that is left
      is carried out, if it was carried to another part of the table. */
  drop(at: string, from: Element, on: Element | null): void {
    const target = on?.closest('[data-at]')
    const name = target?.getAttribute('data-at') ?? ''
    if (target && name !== at && this.isWanted(name)) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      const [last, other] = this.left
      const isBoth = [at, name].every((one) => this.picked.includes(one))
      if (last && !other && isBoth && !this.own) this.choose(last)
      return
    }
    const [only, more] = this.left
    const part = (one: Element | null) => one?.closest('.table, .self') ?? null
    const isElsewhere = on !== null && part(on) !== null && part(on) !== part(from)
    if (only && !more && isElsewhere && this.picked.includes(at)) this.choose(only)
    else if (target && name !== at && on && !isElsewhere) void this.explain(name)
    else if (name !== at) this.rest()
  }

  /** Whether something can be done with an element as things are: by a choice, or by a proposal. */
  private isWanted(at: string): boolean {
    const marked = document.querySelector(`[data-at="${CSS.escape(at)}"]`)?.getAttribute('data-mark') ?? ''
    return this.marks.has(at) || marked.includes('legal')
  }
}
