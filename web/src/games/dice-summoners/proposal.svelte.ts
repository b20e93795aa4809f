/* An action with everything chosen for it, before anything is spent.

   It begins as one of the server's plans. Each choice of it can be changed; what may be chosen, and
   what the rest then is, the server tells. Nothing is done until it is committed, at once. */
import type { Choice, Considered, PlanChoice } from '../../state/types'
import type { DiceSummonersView } from '../../wire'
import { diceShowing, facesIn, swapped, type DsPlay } from './dice'

/** One question on the way, with its answer. */
export interface Step {
  choices: Choice[]
  chosen: Choice
}

const viewOf = (told: Considered): DiceSummonersView => told.view as unknown as DiceSummonersView

export class Proposal {
  /** The slot that it is for; empty: there is no proposal. */
  slotAt = $state('')
  steps = $state.raw<Step[]>([])
  args = $state.raw<PlanChoice['args']>({})
  /** What would be after it, if that can be known. */
  after = $state.raw<Considered | null>(null)
  #age = 0

  constructor(readonly play: DsPlay) {}

  get isOpen(): boolean {
    return this.slotAt !== ''
  }
  /** Whether the server knows of it already, because somebody began with a button of the prompt. */
  get isBegun(): boolean {
    return this.play.view.plan !== null
  }
  get actions(): string[] {
    return this.steps.map((step) => step.chosen.text)
  }
  /** The step of a kind, if that was a question at all. */
  step(...kinds: string[]): Step | undefined {
    return this.steps.find((step) => kinds.includes(step.chosen.kind))
  }
  /** The dice that pay. */
  get paid(): string[] {
    const pay = this.step('pay')
    if (pay) return pay.chosen.touches
    return diceShowing(this.free, facesIn(String(this.args.dice ?? '')))
  }
  /** The dice that can pay. */
  get free() {
    return this.play.view.dice.dice.filter((die) => die.on === null)
  }
  /** What leaves: the card that is given up or replaced. */
  leaving(kind: 'give' | 'replace'): string {
    const step = this.step(kind)
    if (step) return step.chosen.touches[0] ?? ''
    const id = this.args[`${kind}_card`]
    const own = this.play.view.seats[this.play.view.turn]
    return [...(own?.creatures ?? []), ...(own?.spells ?? [])].findLast((card) => card.card === id)?.at ?? ''
  }
  /** The card that is taken. */
  get taken(): string {
    const at = this.step('take')?.chosen.touches[0]
    return at ? at.slice(at.indexOf(':') + 1) : String(this.args.take_card ?? '')
  }

  close(): void {
    this.#age++
    this.slotAt = ''
    this.steps = []
    this.after = null
  }

  /** Begin with a plan of the server. */
  async open(slotAt: string, plan: PlanChoice): Promise<void> {
    this.args = plan.args
    await this.#show(slotAt, plan.actions)
  }

  /** Answer one of the questions in another way; what comes after it stays, if it can. */
  async change(step: Step, choice: Choice): Promise<void> {
    const place = this.steps.indexOf(step)
    const begun = [...this.actions.slice(0, place), choice.text]
    const rest = this.actions.slice(place + 1)
    const slotAt = this.slotAt
    if (rest.length) {
      const told = await this.play.consider([...begun, ...rest])
      if (told && (told.barrier || !viewOf(told).plan)) return this.#show(slotAt, [...begun, ...rest])
    }
    const told = await this.play.consider(begun)
    if (!told) return
    const plans = told.barrier || !viewOf(told).plan ? [] : told.prompt.plans
    const plan = plans.find((one) => one.actions.some((action) => rest.includes(action))) ?? plans[0]
    if (plan) this.args = { ...this.args, ...plan.args }
    await this.#show(slotAt, [...begun, ...(plan?.actions ?? [])])
  }

  /** Whether touching this die would change the payment. */
  swapOf(at: string): Choice | undefined {
    const pay = this.step('pay')
    const die = this.free.find((one) => one.at === at)
    if (!pay || !die) return undefined
    const faceOf = (one: string) => this.free.find((other) => other.at === one)?.face ?? ''
    const ways = pay.choices.filter((choice) => choice.kind === 'pay')
    const payments = ways.map((choice) => choice.touches.map(faceOf))
    return ways[swapped(payments, this.paid.map(faceOf), die.face, !this.paid.includes(at))]
  }

  /** Touch anything that is part of the proposal; true if it changed something. */
  touch(at: string): boolean {
    if (!this.isOpen) return false
    const swap = this.swapOf(at)
    const pay = this.step('pay')
    if (swap && pay) {
      void this.change(pay, swap)
      return true
    }
    for (const step of this.steps) {
      const choice = step.choices.find((one) => one.kind === step.chosen.kind && one.touches.includes(at))
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
    const back = this.play.choices.find((choice) => choice.kind === 'cancel')
    if (!this.isBegun) this.play.rest()
    else if (back) this.play.choose(back)
    else this.play.undo()
    this.close()
  }

  /** Ask the server for every question on the way, and for what is then. */
  async #show(slotAt: string, actions: string[]): Promise<void> {
    const age = ++this.#age
    const told = await Promise.all(actions.map((_, i) => this.play.consider(actions.slice(0, i + 1))))
    if (age !== this.#age) return
    const prompts = [this.play.prompt, ...told.slice(0, -1).map((one) => one?.prompt)]
    const steps: Step[] = []
    for (const [i, action] of actions.entries()) {
      const choices = prompts[i]?.choices ?? []
      const chosen = choices.find((choice) => choice.text === action)
      if (!chosen) return this.close()
      steps.push({ choices, chosen })
    }
    const last = told.at(-1)
    this.slotAt = slotAt
    this.steps = steps
    this.after = last && !last.barrier ? last : null
    if (!this.isBegun) this.play.pick([slotAt])
  }
}
