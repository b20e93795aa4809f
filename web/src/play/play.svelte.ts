/* The `play` object of a table: the data to draw and the actions of the player. */
import { onDestroy, type Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type {
  Because,
  CardText,
  Choice,
  Considered,
  Description,
  GameView,
  News,
  PlanChoice,
  Prompt,
  Summary,
} from '../wire'
import type { HintIdea } from '../wire'
import { levelName, say } from '../words'
import {
  barOf,
  goldMoves,
  isAccepted,
  isGold,
  leadingTo,
  marksOf,
  narrow,
  stepOf,
  type Bar,
  type Button,
  type KindWords,
} from './choosing'
import type { DicePictures } from '../games/registry'
import { budgetOf } from './budgets'
import { Director } from './director.svelte'
import { Elements } from './elements.svelte'
import { lastMoves } from './recent'
import { isPaused, type Commands, type ShownTable } from './table'

export type Reason = Pick<Because, 'said' | 'clause'>

/** A card that is shown in full, and the node that it belongs to. */
export interface Preview {
  card: string
  from: Element | null
  /** Whether it stays open until it is closed. */
  isPinned: boolean
  /** Why nothing can be done with it, if that was asked. */
  why?: Reason
}

/** A button that a table adds to the prompt during a proposal. */
export interface CustomButton {
  label: string
  /** The second line; if the button is disabled, the reason. */
  more?: string
  icon?: string
  /** The choice whose picture is drawn on the button. */
  choice?: Choice
  /** Its actions, if they aren't that choice: in a lesson it is gold only if they are expected. */
  actions?: readonly string[]
  /** Whether it is gold; Enter presses it. */
  isMain?: boolean
  isOff?: boolean
  /** Whether the toggle is on; undefined if it isn't a toggle. */
  isChosen?: boolean
  /** Its key, if not its number; empty if it has none. */
  shortcut?: string
  do: () => void
}

/** Options in a row above the prompt bar. */
export interface Tray {
  title: string
  /** A remark about the options, such as who is out of reach. */
  note?: string
  buttons: CustomButton[]
}

/** A phase of the turn. */
export interface Phase {
  label: string
  is: 'done' | 'now' | 'later'
}

/** What the table of a game adds to the frame; all of it is optional. */
export interface TableUi {
  /** The buttons of a proposal, shown instead of the choices. */
  buttons?: CustomButton[] | null
  /** The question of a proposal. */
  question?: string
  /** One line of help below the question. */
  help?: string
  /** The phases of the turn. */
  phases?: Phase[]
  /** Labels by kind: one button stands for all choices of the kind. */
  kinds?: Record<string, KindWords>
  /** The second line of a choice that shows nothing of its result. */
  more?: (choice: Choice | PlanChoice) => string
  /** Why an element does not answer the question, if the table knows it better than the server. */
  whyNot?: (at: string) => Reason | null
  /** Toggles of a proposal, above the bar. */
  tray?: Tray | null
  /** The picture of a choice on its button: a card, a creature, dice; without it, the emblem of its kind. */
  picture?: Component<{ choice: Choice }>
  /** Whether the table draws a panel where the log is. */
  hasPanel?: boolean
}

export interface TouchOptions {
  /** Whether the element itself travels when it moves: a card, a die, a piece. */
  piece?: boolean
  /** The card that lies there: pointing, Space or a long press shows it in full. */
  card?: string
  /** Whether it can only be read: a touch that does nothing shows its card without a reason. */
  isReadable?: boolean
  /** Handles a touch instead of narrowing down the choices; returns true if handled. */
  onTouch?: (at: string, choices: Choice[]) => boolean
  /** Whether a proposal of the table offers it, besides the server's choices. */
  offered?: () => boolean
  /** Whether it can be dragged; false if the table implements dragging itself. */
  drag?: boolean
  /** Whether Tab stops at it while it is legal; a board of many places is one stop. */
  stop?: () => boolean
}

export class Play<View extends GameView = GameView, Described extends Description = Description> {
  /** The elements touched so far, if a choice touches several. */
  picked = $state.raw<string[]>([])
  /** The button that led to the table, where only its choices are legal now; or null. */
  lead = $state.raw<Button | null>(null)
  /** The element under the pointer or with the focus. */
  hovered = $state('')
  /** The elements that a log line, a button or a hint highlights. */
  highlighted = $state.raw<string[]>([])
  #refusedAt = $state('')
  /** The card that is shown in full, or null. */
  preview = $state.raw<Preview | null>(null)
  /** The actions of the suggested move, or null. */
  advised = $state.raw<string[] | null>(null)
  /** Whether a press began while actions of others were still playing; it may do nothing final. */
  isEarly = false
  /** Whether the end screen is hidden to look at the table. */
  isEndHidden = $state(false)
  /** The seat that a shared screen is handed to; null for the seat that decides. */
  handTo = $state<number | null>(null)
  /** Whether a hint was requested and hasn't arrived. */
  isAsking = $state(false)
  /** The ideas of the hint, best first; null if no hint was requested. */
  ideas = $state.raw<HintIdea[] | null>(null)
  /** The clause that the rules are open at; null if they are closed. */
  rules = $state<string | null>(null)
  /** How the game draws dice in sentences; null if it does not. */
  pictures = $state.raw<DicePictures | null>(null)

  #tableUi = $state.raw<() => TableUi>(() => ({}))
  readonly ui: TableUi = $derived.by(() => this.#tableUi())

  readonly cards: ReadonlyMap<string, CardText> = $derived.by(
    () => new Map((this.table.description?.cards ?? []).map((card) => [card.id, card])),
  )
  /** The choices that are made on the table now. */
  readonly #offered: Choice[] = $derived.by(() =>
    this.lead ? leadingTo(this.choices, this.lead.ways) : this.choices,
  )
  readonly left: Choice[] = $derived.by(() => narrow(this.#offered, this.picked))
  readonly marks: ReadonlyMap<string, Choice[]> = $derived.by(() => marksOf(this.left))
  /** The gold moves. */
  readonly gold: readonly string[][] = $derived.by(() =>
    goldMoves({
      lesson: this.table.prompt?.lesson ?? null,
      choices: this.choices,
      plans: this.plans,
      left: this.picked.length ? this.left : null,
      advised: this.advised,
    }),
  )
  /** The choices that are gold, or with which a gold move begins. */
  readonly goldTexts: ReadonlySet<string> = $derived.by(
    () => new Set(this.gold.map((move) => move[0] ?? '')),
  )
  /** The choices that the prompt bar shows. */
  readonly bar: Bar = $derived.by(() =>
    barOf(this.left, this.picked.length ? [] : this.plans, {
      kinds: this.ui.kinds ?? {},
      more: this.ui.more,
      isShown: (at) => this.isShown(at),
      gold: this.gold,
    }),
  )

  /** Plays the beats. */
  readonly director = new Director({
    seat: () => this.seat,
    isOver: () => this.table.summary?.status === 'over',
    view: () => this.table.view,
    budget: () => budgetOf(this.description.game),
    emblems: () => this.description.emblems,
    rolling: (seat) => {
      if (seat === null) return ''
      return seat === this.seat ? say('rolling-you') : say('rolling', { name: this.name(seat) })
    },
  })
  #settled: Prompt | null = null
  /** The prompt up to which everything has been shown. A lesson shows no later text. */
  readonly settled: Prompt = $derived.by(() => {
    const { prompt } = this.table
    if (!this.director.isBusy || !this.#settled) this.#settled = prompt
    return this.#settled as Prompt
  })
  #narrated: Prompt | null = null
  /** The prompt that the bar may show: the result, and what others' moves ask of this seat, wait until
      the moves have been shown. */
  readonly narrated: Prompt = $derived.by(() => {
    const { prompt, summary } = this.table
    const { isBusy, isTheirs } = this.director
    const isAhead =
      isBusy && (summary?.status === 'over' || (isTheirs && prompt?.player === this.seat))
    if (!isAhead || !this.#narrated) this.#narrated = prompt
    return this.#narrated as Prompt
  })
  /** The elements of the last moves of other seats. */
  readonly lastMoves = $derived.by(() => lastMoves(this.director.beats, this.seat))
  readonly #elements = new Elements(this)

  constructor(readonly table: ShownTable) {}

  /** Sets what the table of a game adds to the frame. Call it once as the table is created. */
  useTable(ui: () => TableUi): void {
    this.#tableUi = ui
    onDestroy(() => {
      if (this.#tableUi === ui) this.#tableUi = () => ({})
    })
  }

  // ------------------------------------------------------------------ data

  get view(): View {
    return this.table.view as View
  }
  get description(): Described {
    return this.table.description as Described
  }
  get prompt(): Prompt {
    return this.table.prompt as Prompt
  }
  get summary(): Summary {
    return this.table.summary as Summary
  }
  /** Your own seat; null for a spectator. */
  get seat(): number | null {
    return this.table.seat
  }
  /** The commands of a live table; null at a replay. */
  get commands(): Commands | null {
    return this.table.commands
  }
  get choices(): Choice[] {
    return this.#isWaiting ? [] : (this.table.prompt?.choices ?? [])
  }
  get plans(): PlanChoice[] {
    return this.#isWaiting ? [] : (this.table.prompt?.plans ?? [])
  }
  /** Choices are hidden while actions of others play, while a command is pending, and in a pause. */
  get #isWaiting(): boolean {
    return Boolean(this.commands?.isBusy) || this.director.isTheirs || isPaused(this.table)
  }
  /** The elements that a lesson points at. */
  get lessonTargets(): string[] {
    return this.table.prompt ? (this.settled.lesson?.lit ?? []) : []
  }
  /** Whether a button of a proposal is gold: in a lesson, if it does what that expects. */
  isGoldButton({ isMain, choice, actions }: CustomButton): boolean {
    const lesson = this.isMine ? this.table.prompt?.lesson : undefined
    if (!isMain || !lesson) return Boolean(isMain)
    return isAccepted(lesson, actions ?? (choice ? [choice.text] : []))
  }
  /** Whether a move is gold. */
  isGold(...actions: string[]): boolean {
    return isGold(actions, this.gold)
  }
  /** The refused element, while the prompt shows the refusal. */
  get refusedAt(): string {
    return this.table.refusal ? this.#refusedAt : ''
  }
  /** Whether this seat is to decide now, and all earlier beats have been shown. */
  get isMine(): boolean {
    const isAsked = this.seat !== null && this.table.prompt?.player === this.seat
    return isAsked && !isPaused(this.table) && !this.director.isTheirs
  }

  /** The events of the narrated beat. */
  get narratedNews(): News[] {
    const beat = this.director.narrated
    return this.table.news.filter(
      ({ number }) => beat && number >= beat.first && number <= beat.last,
    )
  }

  /** Whether the question comes out of turn and can have a default answer. */
  get isOutOfTurn(): boolean {
    return this.isMine && Boolean(this.table.summary?.default_for)
  }
  /** The automatic answers of this seat, by the key of the question. */
  get preferences(): Record<string, string> {
    return this.table.summary?.preferences ?? {}
  }

  /** Whether an element can be touched on the table. */
  isShown(at: string): boolean {
    return this.#elements.has(at)
  }

  card(id: string): CardText | undefined {
    return this.cards.get(id)
  }

  /** The name of a seat: of its person, or of its bot by level. */
  name(seat: number): string {
    const seatSummary = this.summary.seats[seat]
    if (seatSummary?.name) return seatSummary.name
    if (!seatSummary?.bot) return say('seat-number', { number: seat + 1 })
    return say('bot-name', { number: seat + 1, level: levelName(seatSummary.bot) })
  }
  /** The same, but `You` for the reader, unless several people play on this device. */
  nameOrYou(seat: number): string {
    return seat === this.seat && this.table.seats.length < 2 ? say('you-here') : this.name(seat)
  }

  // ------------------------------------------------------------------ actions

  /** Performs a choice, a plan or several actions as one step. */
  choose(move: Choice | PlanChoice | string[]): void {
    const { commands } = this
    if (!commands || commands.isSent || (this.isEarly && !this.#isReversible(move))) return
    const actions = Array.isArray(move) ? move : 'text' in move ? [move.text] : move.actions
    // The selection stays until the answer; the next question clears it.
    void commands.act(actions).then((answer) => {
      if (answer.type === 'refused') this.clearSelection()
    })
  }

  /** Whether a move can be undone. */
  #isReversible(move: Choice | PlanChoice | string[]): boolean {
    if (!Array.isArray(move)) return move.undoable
    return this.choices.some((choice) => choice.text === move.join() && choice.undoable)
  }

  undo(): void {
    this.clearSelection()
    void this.commands?.undo()
  }

  /** Answers this question automatically from now on when it comes out of turn: with an action, a verb,
      `first` or `last`. An empty answer turns this off. */
  prefer(answer: string, question = this.table.prompt?.question?.key ?? ''): void {
    void this.commands?.ask({ type: 'prefer', seat: this.seat ?? 0, question, answer })
  }

  /** Clears the selection and the highlights; returns false if there were none. */
  clearSelection(): boolean {
    const hadSelection = this.picked.length > 0 || this.highlighted.length > 0 || this.lead !== null
    if (hadSelection) [this.picked, this.highlighted, this.lead] = [[], [], null]
    return hadSelection
  }

  pick(picked: string[]): void {
    this.picked = picked
    this.clearRefusal()
  }

  /** Shows in the prompt why the element `at` can't be used. */
  refuse(at: string, message: string, clause = ''): void {
    this.table.refusal = { said: message, clause }
    this.#refusedAt = at
  }

  /** Clears the refusal; returns false if there was none. */
  clearRefusal(): boolean {
    const hadRefusal = this.table.refusal !== null
    if (hadRefusal) this.table.refusal = null
    return hadRefusal
  }

  /** Sets the hovered element, or clears it if it is still `previous`. What can be used ends a refusal.

      Deferred, because a removed node calls this in the middle of a state change. */
  hover(at: string, previous = ''): void {
    queueMicrotask(() => {
      if (at || this.hovered === previous) this.hovered = at
      if (at && at !== this.refusedAt && this.canUse(at)) this.clearRefusal()
    })
  }

  /** Highlights elements. */
  highlight(elements: string[]): void {
    queueMicrotask(() => (this.highlighted = elements))
  }

  /** Handles a touch of an element: a click, a tap or Enter. */
  touched(at: string, options: TouchOptions = {}, from: Element | null = null): void {
    // What the button did not lead to, but is possible, is done instead.
    const isLed = this.#offered.some(({ touches }) => touches.includes(at))
    if (!isLed && this.choices.some(({ touches }) => touches.includes(at))) this.lead = null
    if (options.onTouch?.(at, this.marks.get(at) ?? [])) return
    const step = stepOf(this.#offered, this.picked, at)
    if (step.do === 'act') return this.choose(step.choice)
    if (step.do === 'pick') return this.pick(step.picked)
    if (options.card) void this.#look(options.card, at, from, options.isReadable)
    else if (!options.isReadable) void this.explain(at)
  }

  /** Shows a card in full, and there and in the prompt the reason why it can't be used. */
  async #look(card: string, at: string, from: Element | null, isReadable = false): Promise<void> {
    const shown = { card, from, isPinned: false }
    this.preview = shown
    const why = this.isMine && !isReadable ? await this.#whyNot(at) : null
    if (!why?.said) return
    this.refuse(at, why.said, why.clause)
    if (this.preview === shown) this.preview = { ...shown, why }
  }

  /** Why an element can't be used; the server is asked about it together with all that was picked. */
  async #whyNot(at: string): Promise<Reason | null | undefined> {
    const picked = this.picked.filter((other) => other !== at)
    return this.ui.whyNot?.(at) ?? (await this.commands?.why([...picked, at].join(' ')))
  }

  /** Shows why an element can't be used. */
  async explain(at: string): Promise<void> {
    if (!this.commands || this.seat === null) return
    const why = await this.#whyNot(at)
    this.refuse(at, why?.said || say('nothing-to-do'), (why ?? this.prompt.question)?.clause)
  }

  /** Requests a hint and highlights its best idea; a second call closes the hint. */
  async hint(): Promise<void> {
    if (this.forgetHint() || !this.isMine || !this.commands) return
    const { ply } = this.prompt
    this.clearRefusal()
    this.isAsking = true
    const ideas = await this.commands.hint()
    if (this.prompt.ply !== ply || !this.isAsking) return
    this.isAsking = false
    ;[this.ideas, this.highlighted] = [ideas ?? [], ideas?.[0]?.touches ?? []]
  }

  /** Closes the hint; returns false if there was none. */
  forgetHint(): boolean {
    const hadHint = this.ideas !== null || this.isAsking
    ;[this.ideas, this.isAsking] = [null, false]
    if (hadHint) this.highlight([])
    return hadHint
  }

  /** The result of some actions without performing them; null if unknown. */
  consider = async (actions: string[]): Promise<Considered | null> =>
    (await this.commands?.consider(actions)) ?? null

  /** Makes a DOM node the element `at` of the game: marked, clickable, reachable by keyboard, explained, and
      a target of animations. */
  touch =
    (
      at: string | undefined | null,
      options: TouchOptions = {},
    ): Attachment<HTMLElement | SVGElement> =>
    (node) =>
      at ? this.#elements.register(node, at, options) : undefined

  /** Starts dragging an element: picks it and marks where it can go. */
  lift(at: string, options: TouchOptions = {}): void {
    if (this.picked.includes(at) || options.onTouch?.(at, this.marks.get(at) ?? [])) return
    this.pick(this.marks.has(at) ? [...this.picked, at] : [at])
  }

  /** Ends dragging. On an element, this is like touching it. In another part of the table, the only
      remaining choice is performed. */
  drop(at: string, from: Element, on: Element | null): void {
    const target = on?.closest('[data-at]')
    const name = target?.getAttribute('data-at') ?? ''
    if (target && name !== at && this.canUse(name)) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      const [last, another] = this.left
      const isBoth = [at, name].every((element) => this.picked.includes(element))
      if (last && !another && isBoth && !this.ui.buttons) this.choose(last)
      return
    }
    const [only, more] = this.left
    const areaOf = (node: Element | null) => node?.closest('.table, .self') ?? null
    const isOtherArea = on !== null && areaOf(on) !== null && areaOf(on) !== areaOf(from)
    if (only && !more && isOtherArea && this.picked.includes(at)) this.choose(only)
    else if (target && name !== at && on && !isOtherArea) void this.explain(name)
    else if (name !== at) this.clearSelection()
  }

  /** Whether an element can be used now, by a choice or by a proposal. */
  private canUse(at: string): boolean {
    const mark =
      document.querySelector(`[data-at="${CSS.escape(at)}"]`)?.getAttribute('data-mark') ?? ''
    return this.marks.has(at) || mark.includes('legal')
  }
}
