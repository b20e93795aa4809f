/* The state of the prompt bar: sentence, buttons, tray, and what pressing a button does. */
import { tick } from 'svelte'
import { needsConfirmation, trayOf, type Button, type TrayGroup, type Way } from '../play/choosing'
import { withoutClause } from '../play/naming'
import type { Play } from '../play/play.svelte'
import { say } from '../words'

export class PromptState {
  /** The id of the button whose tray is open, or empty. */
  opened = $state('')
  /** The actions of the way that was pressed once and needs a second press. */
  pressedOnce = $state.raw<string[] | null>(null)
  /** Whether an action is being typed. */
  isTyping = $state(false)

  constructor(readonly play: Play) {}

  // ------------------------------------------------------------------ question

  readonly refusal = $derived.by(() => this.play.table.refusal)
  /** Whether the game is over and everything has been shown. */
  readonly isOver = $derived.by(
    () => this.play.summary.status === 'over' && !this.play.director.isBusy,
  )
  /** The seat of the bot that decides while no beat plays. */
  readonly thinker = $derived.by(() => {
    const { director, prompt, summary } = this.play
    return !director.isBusy && summary.seats[prompt.player]?.bot ? prompt.player : null
  })
  /** The narration while others act. */
  readonly narration = $derived.by(() =>
    this.play.isMine || this.isOver ? '' : this.play.director.narration,
  )
  readonly sentence = $derived.by(
    () => this.narration || this.#led || this.play.ui.question || (this.play.narrated.said ?? ''),
  )
  /** What the button that led to the table asks. */
  get #led(): string {
    const { lead, picked, ui } = this.play
    const isAsked = lead && !picked.length && !ui.buttons
    return isAsked ? (ui.kinds?.[lead.kind]?.ask ?? lead.label) : ''
  }
  /** Whether beats play in the bar: the next question is not among them. */
  readonly #isTelling = $derived.by(() => {
    const { director } = this.play
    return director.isBusy && (director.isTheirs || Boolean(this.narration))
  })
  readonly clause = $derived.by(() => {
    if (this.#isTelling && !this.refusal) return ''
    const { question, waiting } = this.play.narrated
    return this.refusal ? this.refusal.clause : (question?.clause ?? waiting?.clause ?? '')
  })
  /** The line below the sentence. */
  readonly help = $derived.by(() => {
    const { play, refusal, narration, thinker } = this
    if (play.table.readonly) return play.table.readonly
    if (refusal) return withoutClause(refusal.said, refusal.clause)
    if (this.#isTelling) return ''
    if (narration && thinker !== null) return say('thinking', { name: play.name(thinker) })
    if (narration) return play.seat === null ? say('watching') : (play.narrated.said ?? '')
    if (play.lead && !play.picked.length) return say('choose-on-table')
    if (play.ui.help) return play.ui.help
    if (play.seat === null) return say('watching')
    return play.bar.isOnTable && !play.ui.buttons ? say('choose-on-table') : ''
  })

  // ------------------------------------------------------------------ choices

  readonly buttons = $derived.by((): Button[] => {
    const { lead, picked, ui, bar } = this.play
    if (ui.buttons) return []
    return lead && !picked.length ? this.#recommended(lead) : bar.buttons
  })
  /** The button whose tray is open. */
  readonly open = $derived.by(() =>
    this.buttons.find((button) => button.id === this.opened && button.ways.length > 1),
  )
  readonly tray = $derived.by<TrayGroup[]>(() => {
    if (this.play.ui.buttons || this.play.lead) return []
    return this.open ? [trayOf(this.open.id, this.open.ways)] : this.play.bar.tray
  })
  readonly trayWays = $derived.by(() => this.tray.flatMap((group) => group.ways))
  readonly whyNoEnd = $derived.by(() => this.play.prompt.end_refusal ?? { said: '', clause: '' })
  /** Whether the button that ends the turn is shown disabled, to keep the layout stable. */
  readonly hasNoEnd = $derived.by(
    () =>
      this.play.isMine &&
      Boolean(this.play.description.end) &&
      !this.play.isOutOfTurn &&
      !this.buttons.some((button) => button.isEnd) &&
      !this.play.ui.buttons &&
      !this.play.picked.length &&
      !this.play.lead &&
      this.play.choices.length > 0,
  )

  isArmed(way: Way | undefined): boolean {
    return way !== undefined && this.pressedOnce?.join() === way.actions.join()
  }

  // ------------------------------------------------------------------ actions

  choose(way: Way, button: Button | null): void {
    if (needsConfirmation(way, button, this.play.bar) && !this.isArmed(way))
      return void (this.pressedOnce = way.actions)
    this.opened = ''
    this.play.choose(way.actions)
  }

  pressButton(button: Button): void {
    const [only, more] = button.ways
    if (only && !more) this.choose(only, button)
    else if (button.isOnTable) this.#lead(button)
    else this.opened = this.opened === button.id ? '' : button.id
  }

  /** The table is the menu: only what the button stands for stays lit, and the focus goes to the first of it. */
  #lead(button: Button): void {
    this.play.clearRefusal()
    this.play.lead = button
    const first = new Set(button.ways.map((way) => way.touches[0]))
    void tick().then(() => {
      const places = document.querySelectorAll<HTMLElement>('[data-mark~=legal]')
      const place = [...places].find(({ dataset }) => first.has(dataset.at))
      place?.focus({ preventScroll: true })
      place?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }

  /** The one of its choices that is recommended, as a button beside the question. */
  #recommended(button: Button): Button[] {
    const way = button.ways.find(({ actions }) => this.play.isGold(...actions))
    if (!way) return []
    const { label, more } = way
    return [
      {
        ...button,
        id: `${button.id}:gold`,
        label,
        more,
        ways: [way],
        isOnTable: false,
        isMain: true,
      },
    ]
  }

  /** Presses the button with this index, as digit keys do; the tray counts first. */
  press(index: number): void {
    const custom = [...(this.play.ui.tray?.buttons ?? []), ...(this.play.ui.buttons ?? [])]
    const way = this.trayWays[index]
    if (custom.length) {
      const button = custom[index]
      if (button && !button.isOff) button.do()
    } else if (way) this.choose(way, this.open ?? null)
    else {
      const button = this.buttons[index - this.trayWays.length]
      if (button) this.pressButton(button)
    }
  }

  /** Presses the gold button, as Enter does. Returns false if there is none. */
  pressMain(): boolean {
    const custom = this.play.ui.buttons?.find((candidate) => candidate.isMain && !candidate.isOff)
    const button = this.buttons.find((candidate) => candidate.isMain)
    if (custom) custom.do()
    else if (button) this.pressButton(button)
    return Boolean(custom ?? button)
  }

  /** Presses the button of a kind, if there is one. */
  pressKind(kind: string): void {
    const button = this.buttons.find((candidate) => candidate.kind === kind)
    if (button) this.pressButton(button)
  }

  /** Opens the field for typing an action. */
  openActionInput(): void {
    this.isTyping = this.play.isMine
  }

  pressEnd(): void {
    const button = this.buttons.find((candidate) => candidate.isEnd)
    if (button) this.pressButton(button)
    else if (this.whyNoEnd.said) this.play.refuse('', this.whyNoEnd.said, this.whyNoEnd.clause)
  }

  /** Closes the tray, returns from the table and resets a first press. Returns false if there was nothing to reset. */
  reset(): boolean {
    const wasActive = this.opened !== '' || this.pressedOnce !== null || this.play.lead !== null
    this.opened = ''
    this.play.lead = null
    this.pressedOnce = null
    return wasActive
  }
}
