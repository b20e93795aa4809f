/* Which tokens go when damage comes in, as one wants it, before it is said to the server.

   The server asks slot by slot. Here one points at tokens in any order; the answers are then found by
   asking the server what it would ask next. */
import type { Considered, PlanChoice } from '../../state/types'
import type { DiceSummonersView } from '../../wire'
import type { DsPlay } from './dice'

const strikeOf = (told: Considered) => (told.view as unknown as DiceSummonersView).strike

export class Split {
  /** How many tokens go from each slot. */
  lost = $state.raw<Record<string, number>>({})
  #age = 0

  constructor(readonly play: DsPlay) {}

  /** The slots that are asked about, those to come included, with their tokens. */
  get slots(): { at: string; tokens: number; card: string; slot: number }[] {
    const strike = this.play.view.strike
    if (!strike) return []
    const asked = [strike.slot, ...strike.to_come]
    const own = this.play.view.seats[strike.victim]
    return [...(own?.creatures ?? []), ...(own?.spells ?? [])]
      .flatMap((card) => card.slots.map((slot, i) => ({ at: slot.at, tokens: slot.tokens, card: card.card, slot: i })))
      .filter((slot) => asked.includes(slot.at))
      .sort((one, other) => asked.indexOf(one.at) - asked.indexOf(other.at))
  }
  get sum(): number {
    return Object.values(this.lost).reduce((sum, n) => sum + n, 0)
  }

  clear(): void {
    this.#age++
    this.lost = {}
  }

  /** Take one token more from a slot; after the last one, put all of them back. */
  touch(at: string): boolean {
    const slot = this.slots.find((one) => one.at === at)
    const left = this.play.view.strike?.left ?? 0
    if (!slot || !this.play.isMine) return false
    const now = this.lost[at] ?? 0
    const isFull = now === slot.tokens || (now > 0 && this.sum >= left)
    if (!isFull && this.sum >= left) return true
    this.#age++
    this.lost = { ...this.lost, [at]: isFull ? 0 : now + 1 }
    return true
  }

  /** Show what a plan of the server would take. */
  async show(plan: PlanChoice | undefined): Promise<void> {
    if (!plan) return
    const age = ++this.#age
    const before = plan.actions.slice(1).map((_, i) => this.play.consider(plan.actions.slice(0, i + 1)))
    const told = await Promise.all(before)
    if (age !== this.#age) return
    const lost: Record<string, number> = {}
    const asked = [this.play.view.strike, ...told.map((one) => (one ? strikeOf(one) : null))]
    for (const [i, action] of plan.actions.entries()) {
      const at = asked[i]?.slot
      if (at) lost[at] = Number(action.split(' ').at(-1)) || 0
    }
    // What is not asked is taken from the slots that are left.
    let rest = Number(plan.args.n ?? 0) - Object.values(lost).reduce((sum, n) => sum + n, 0)
    for (const slot of this.slots) {
      if (slot.at in lost || rest <= 0) continue
      lost[slot.at] = Math.min(slot.tokens, rest)
      rest -= lost[slot.at] ?? 0
    }
    this.lost = lost
  }

  /** Say it to the server, slot by slot, as one step. */
  async commit(): Promise<void> {
    const age = ++this.#age
    const actions: string[] = []
    let prompt = this.play.prompt
    let strike = this.play.view.strike
    while (strike) {
      const wanted = this.lost[strike.slot] ?? 0
      const choice = prompt.choices.find((one) => one.kind === 'lose' && one.preview.broken === wanted)
      if (!choice) return this.#refuse(strike.slot, wanted, prompt.choices[0]?.text ?? '')
      actions.push(choice.text)
      const told = await this.play.consider(actions)
      if (age !== this.#age || !told) return
      if (told.barrier) break
      prompt = told.prompt
      strike = prompt.player === this.play.seat ? strikeOf(told) : null
    }
    this.play.choose(actions)
  }

  /** Why so many tokens cannot go from a slot. */
  async #refuse(at: string, wanted: number, like: string): Promise<void> {
    const because = await this.play.table.why(like.replace(/\d+$/, String(wanted)))
    const said = because?.said ?? this.play.prompt.said ?? ''
    this.play.tip = { at, said, clause: because?.clause ?? '', isRefusal: true }
  }
}
