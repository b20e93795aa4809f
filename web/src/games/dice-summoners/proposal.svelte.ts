/* An action with all its choices, before anything is spent.

   It starts as one of the server's plans. Each of its choices can be changed; the server reports the
   alternatives and the result. Nothing happens until it is committed as one step. */
import type { Choice, Considered, PlanChoice } from '../../wire'
import type { DiceSummonersView } from '../../wire'
import { cardOf, diceShowing, facesIn, nearestSwap, type DsPlay } from './dice'
import { say } from './words'

/** One question of the action, with its answer. */
export interface Step {
  choices: Choice[]
  chosen: Choice
}

const viewOf = (result: Considered): DiceSummonersView => result.view as DiceSummonersView

export class Proposal {
  /** The `at` of the slot; empty if no proposal is open. */
  slotAt = $state('')
  steps = $state.raw<Step[]>([])
  /** The element that was touched last: Enter on it commits. */
  lastTouched = ''
  args = $state.raw<PlanChoice['args']>({})
  /** The result of the proposal, if it is predictable. */
  after = $state.raw<Considered | null>(null)
  #requestId = 0 // responses to older requests are ignored

  constructor(readonly play: DsPlay) {}

  get isOpen(): boolean {
    return this.slotAt !== ''
  }
  /** Whether the server already asks the questions one by one, because a button started the action. */
  get isBegun(): boolean {
    return this.play.view.plan !== null
  }
  get actions(): string[] {
    return this.steps.map((step) => step.chosen.text)
  }
  /** The step with an answer of these kinds, if it was a question. */
  step(...kinds: string[]): Step | undefined {
    return this.steps.find((step) => kinds.includes(step.chosen.kind))
  }
  /** The dice that pay. */
  get paid(): string[] {
    const pay = this.step('pay')
    if (pay) return pay.chosen.touches
    return diceShowing(this.free, facesIn(String(this.args.dice ?? '')))
  }
  /** The action that is paid for: what it does, its card and its spell. */
  get #subject() {
    const player = this.play.view.seats[this.play.view.turn]
    const cards = [...(player?.creatures ?? []), ...(player?.spells ?? [])]
    const holder = cards.find((card) => card.slots.some((slot) => slot.at === this.slotAt))
    const index = holder?.slots.findIndex((slot) => slot.at === this.slotAt) ?? -1
    const card = cardOf(this.play, holder?.card ?? null)
    const spell = card?.slots?.[index]?.spell_name
    return { does: holder?.slots[index]?.does ?? '', card: card?.name ?? '', spell }
  }
  /** What is paid for: a spell, or an ability of a creature. */
  get title(): string {
    const { does, card, spell } = this.#subject
    return spell || `${card}: ${does ? say(does) : ''}`
  }
  /** The same as a question. */
  get question(): string {
    const { does, card, spell } = this.#subject
    const count = this.paid.length
    if (!does) return ''
    return say('pay-question', { does: spell ? 'cast' : does, name: spell || card, count })
  }
  /** The dice that can pay. */
  get free() {
    return this.play.view.dice.dice.filter((die) => die.on === null)
  }
  /** The `at` of the card that is given up or replaced; empty: none. */
  leaving(kind: 'give' | 'replace'): string {
    const step = this.step(kind)
    if (step) return step.chosen.touches[0] ?? ''
    const id = this.args[`${kind}_card`]
    const player = this.play.view.seats[this.play.view.turn]
    return (
      [...(player?.creatures ?? []), ...(player?.spells ?? [])].findLast((card) => card.card === id)
        ?.at ?? ''
    )
  }
  /** The id of the card that is taken; empty: none. */
  get takenCard(): string {
    const at = this.step('take')?.chosen.touches[0]
    return at ? at.slice(at.indexOf(':') + 1) : String(this.args.take_card ?? '')
  }

  close(): void {
    this.#requestId++
    this.slotAt = ''
    this.lastTouched = ''
    this.steps = []
    this.after = null
  }

  /** Open a proposal with a plan of the server. */
  async open(slotAt: string, plan: PlanChoice): Promise<void> {
    this.args = plan.args
    await this.#load(slotAt, plan.actions)
  }

  /** Change the answer of a step; the later answers are kept, if possible. */
  async change(step: Step, choice: Choice): Promise<void> {
    const place = this.steps.indexOf(step)
    const prefix = [...this.actions.slice(0, place), choice.text]
    const later = this.actions.slice(place + 1)
    const slotAt = this.slotAt
    if (later.length) {
      const result = await this.play.consider([...prefix, ...later])
      if (result && (result.barrier || !viewOf(result).plan))
        return this.#load(slotAt, [...prefix, ...later])
    }
    const result = await this.play.consider(prefix)
    if (!result) return
    const plans = result.barrier || !viewOf(result).plan ? [] : result.prompt.plans
    const plan =
      plans.find((candidate) => candidate.actions.some((action) => later.includes(action))) ??
      plans[0]
    if (plan) this.args = { ...this.args, ...plan.args }
    await this.#load(slotAt, [...prefix, ...(plan?.actions ?? [])])
  }

  /** The payment that touching this die would change to, if there is one. */
  swapOf(at: string): Choice | undefined {
    const pay = this.step('pay')
    const die = this.free.find((other) => other.at === at)
    if (!pay || !die) return undefined
    const faceOf = (dieAt: string) => this.free.find((other) => other.at === dieAt)?.face ?? ''
    const payChoices = pay.choices.filter((choice) => choice.kind === 'pay')
    const payments = payChoices.map((choice) => choice.touches.map(faceOf))
    return payChoices[
      nearestSwap(payments, this.paid.map(faceOf), die.face, !this.paid.includes(at))
    ]
  }

  /** Whether a card can be given up or replaced, perhaps instead of another. */
  offers(at: string): boolean {
    return ['give', 'replace'].some((kind) =>
      this.step(kind)?.choices.some(
        (choice) => choice.kind === kind && choice.touches.includes(at),
      ),
    )
  }

  /** Handle a touch on an element; false if it isn't a part of the proposal. */
  touch(at: string): boolean {
    if (!this.isOpen) return false
    this.lastTouched = at
    const swap = this.swapOf(at)
    const pay = this.step('pay')
    if (swap && pay) {
      void this.change(pay, swap)
      return true
    }
    for (const step of this.steps) {
      const choice = step.choices.find(
        (other) => other.kind === step.chosen.kind && other.touches.includes(at),
      )
      if (!choice || step === pay || at === this.slotAt) continue
      if (choice !== step.chosen) void this.change(step, choice)
      return true
    }
    return false
  }

  commit(): void {
    if (this.isOpen) this.play.choose(this.actions)
  }

  cancel(): void {
    const cancelChoice = this.play.choices.find((choice) => choice.kind === 'cancel')
    if (!this.isBegun) this.play.clearSelection()
    else if (cancelChoice) this.play.choose(cancelChoice)
    else this.play.undo()
    this.close()
  }

  /** Load the question before every action, and the result of all. */
  async #load(slotAt: string, actions: string[]): Promise<void> {
    const requestId = ++this.#requestId
    const result = await Promise.all(
      actions.map((_, i) => this.play.consider(actions.slice(0, i + 1))),
    )
    if (requestId !== this.#requestId) return
    const prompts = [
      this.play.prompt,
      ...result.slice(0, -1).map((considered) => considered?.prompt),
    ]
    const steps: Step[] = []
    for (const [i, action] of actions.entries()) {
      const choices = prompts[i]?.choices ?? []
      const chosen = choices.find((choice) => choice.text === action)
      if (!chosen) return this.close()
      steps.push({ choices, chosen })
    }
    const last = result.at(-1)
    this.slotAt = slotAt
    this.steps = steps
    this.after = last && !last.barrier ? last : null
    if (!this.isBegun) this.play.pick([slotAt])
  }
}
