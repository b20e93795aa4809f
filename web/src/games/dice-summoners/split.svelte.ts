/* How damage is split: which tokens are lost, before it is sent.

   The server asks slot by slot. Here the player picks tokens in any order. On commit, the server is
   asked for the next question after each answer. */
import type { Considered, PlanChoice } from '../../wire'
import type { DiceSummonersView } from '../../wire'
import type { DsPlay } from './dice'

const strikeOf = (result: Considered) => (result.view as DiceSummonersView).strike

export class Split {
  /** How many tokens each slot loses. */
  lost = $state.raw<Record<string, number>>({})
  #requestId = 0 // responses to older requests are ignored

  constructor(readonly play: DsPlay) {}

  /** The slots of the current and the coming questions, with their tokens. */
  get slots(): { at: string; tokens: number; card: string; slot: number }[] {
    const strike = this.play.view.strike
    if (!strike) return []
    const askedSlots = [strike.slot, ...strike.to_come]
    const victim = this.play.view.seats[strike.victim]
    return [...(victim?.creatures ?? []), ...(victim?.spells ?? [])]
      .flatMap((card) =>
        card.slots.map((slot, i) => ({
          at: slot.at,
          tokens: slot.tokens,
          card: card.card,
          slot: i,
        })),
      )
      .filter((slot) => askedSlots.includes(slot.at))
      .sort((a, b) => askedSlots.indexOf(a.at) - askedSlots.indexOf(b.at))
  }
  get sum(): number {
    return Object.values(this.lost).reduce((sum, n) => sum + n, 0)
  }

  clear(): void {
    this.#requestId++
    this.lost = {}
  }

  /** Take one more token from a slot; if the damage is covered, put one back on another slot.
      A touch after its last token puts all of its tokens back. */
  touch(at: string): boolean {
    const slot = this.slots.find((other) => other.at === at)
    const damageLeft = this.play.view.strike?.left ?? 0
    if (!slot || !this.play.isMine) return false
    const now = this.lost[at] ?? 0
    const otherAt = Object.keys(this.lost).findLast((other) => other !== at && this.lost[other])
    const isFull = now === slot.tokens || (this.sum >= damageLeft && !otherAt)
    this.#requestId++
    if (isFull) this.lost = { ...this.lost, [at]: 0 }
    else if (this.sum < damageLeft || !otherAt) this.lost = { ...this.lost, [at]: now + 1 }
    else this.lost = { ...this.lost, [otherAt]: (this.lost[otherAt] ?? 1) - 1, [at]: now + 1 }
    return true
  }

  /** Show the tokens that a plan of the server would take. */
  async show(plan: PlanChoice | undefined): Promise<void> {
    if (!plan) return
    const requestId = ++this.#requestId
    const requests = plan.actions
      .slice(1)
      .map((_, i) => this.play.consider(plan.actions.slice(0, i + 1)))
    const results = await Promise.all(requests)
    if (requestId !== this.#requestId) return
    const lost: Record<string, number> = {}
    const strikes = [
      this.play.view.strike,
      ...results.map((result) => (result ? strikeOf(result) : null)),
    ]
    for (const [i, action] of plan.actions.entries()) {
      const at = strikes[i]?.slot
      if (at) lost[at] = Number(action.split(' ').at(-1)) || 0
    }
    // Tokens without a question come from the remaining slots.
    let remaining = Number(plan.args.n ?? 0) - Object.values(lost).reduce((sum, n) => sum + n, 0)
    for (const slot of this.slots) {
      if (slot.at in lost || remaining <= 0) continue
      lost[slot.at] = Math.min(slot.tokens, remaining)
      remaining -= lost[slot.at] ?? 0
    }
    this.lost = lost
  }

  /** Send the answers for all slots as one step. */
  async commit(): Promise<void> {
    const requestId = ++this.#requestId
    const actions: string[] = []
    let prompt = this.play.prompt
    let strike = this.play.view.strike
    while (strike) {
      const count = this.lost[strike.slot] ?? 0
      const choice = prompt.choices.find(
        (other) => other.kind === 'lose' && other.preview.broken === count,
      )
      if (!choice) return this.#refuse(strike.slot, count, prompt.choices[0]?.text ?? '')
      actions.push(choice.text)
      const result = await this.play.consider(actions)
      if (requestId !== this.#requestId || !result) return
      if (result.barrier) break
      prompt = result.prompt
      strike = prompt.player === this.play.seat ? strikeOf(result) : null
    }
    this.play.choose(actions)
  }

  /** Show why a slot cannot lose this number of tokens. */
  async #refuse(at: string, count: number, similarAction: string): Promise<void> {
    const reason = await this.play.commands?.why(similarAction.replace(/\d+$/, String(count)))
    const sentence = reason?.said ?? this.play.prompt.said ?? ''
    this.play.refuse(at, sentence, reason?.clause)
  }
}
