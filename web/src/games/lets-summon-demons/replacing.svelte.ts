/* The cards of the Block that shall be replaced: chosen all at once, then done in one step. */
import type { OwnButton } from '../../play/play.svelte'
import type { Choice, PlanChoice } from '../../state/types'
import { t, type LsdPlay } from './kinds'

export class Replacing {
  /** The places that were ticked, by `at`. */
  ticked = $state.raw<string[]>([])

  constructor(readonly play: LsdPlay) {}

  get isAsked(): boolean {
    return this.play.isMine && this.play.prompt.question?.subject === 'replace'
  }

  /** What replaces exactly the ticked places. */
  get plan(): PlanChoice | undefined {
    const wanted = [...this.ticked].sort().join()
    return this.play.plans.find((plan) => this.#places(plan.actions).sort().join() === wanted)
  }

  /** The places that actions replace. */
  #places(actions: readonly string[]): string[] {
    return this.play.choices
      .filter((choice) => choice.kind === 'replace' && actions.includes(choice.text))
      .flatMap((choice) => choice.touches)
  }

  /** What the prompt shows meanwhile. */
  get buttons(): OwnButton[] {
    const plan = this.plan
    const all = this.play.plans.reduce<PlanChoice | undefined>(
      (most, one) => (one.actions.length > (most?.actions.length ?? 0) ? one : most),
      undefined,
    )
    return [
      { label: plan?.said ?? t('replace-tick'), isMain: true, isOff: !plan, do: () => this.commit() },
      ...(all && all !== plan ? [{ label: all.said ?? '', do: () => this.#do(all) }] : []),
    ]
  }

  touch = (at: string, choices: Choice[]): boolean => {
    if (!this.isAsked || !choices.length) return false
    this.ticked = this.ticked.includes(at) ? this.ticked.filter((one) => one !== at) : [...this.ticked, at]
    return true
  }

  commit(): void {
    if (this.plan) this.#do(this.plan)
  }

  #do(plan: PlanChoice): void {
    this.ticked = []
    this.play.choose(plan)
  }
}
