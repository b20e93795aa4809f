/* The order in which the player's own cards activate, and whether they do so automatically. */
import type { LetsSummonDemonsCardView } from '../../wire'
import type { LsdPlay } from './kinds'
import { moveTo, shownActivatedCards, sortByOrder } from './order'

export class Activations {
  /** The elements of the cards in the order the player arranged; empty: as on the table. */
  arranged = $state.raw<string[]>([])
  /** Whether the cards activate one by one automatically; other questions are still asked. */
  isRunning = $state(false)

  constructor(readonly play: LsdPlay) {}

  /** Whether the player chooses the next card now. */
  get canChoose(): boolean {
    return this.play.isMine && this.play.prompt.question?.subject === 'order'
  }

  /** The player's cards that this roll activates: those that are done, then the waiting ones in order. */
  get cards(): LetsSummonDemonsCardView[] {
    const cards = shownActivatedCards(this.play, this.play.view.seats[this.play.seat ?? -1])
    const waiting = cards.filter((card) => card.waiting)
    return [...cards.filter((card) => !card.waiting), ...sortByOrder(waiting, this.arranged)]
  }

  get waiting(): LetsSummonDemonsCardView[] {
    return this.cards.filter((card) => card.waiting)
  }

  /** Move a card to the position of another. */
  move(at: string, target: string): void {
    this.arranged = moveTo(
      this.waiting.map((card) => card.at),
      at,
      target,
    )
  }

  run(): void {
    this.isRunning = true
    this.advance()
  }

  stop(): void {
    this.isRunning = false
  }

  /** Activate the next card, if the player chooses it; reset when no card waits. */
  advance(): void {
    if (!this.waiting.length) {
      this.arranged = []
      this.isRunning = false
    } else if (this.isRunning && this.canChoose) {
      const next = this.waiting.find((card) => this.play.marks.has(card.at))
      const choice = next && this.play.marks.get(next.at)?.[0]
      if (choice) this.play.choose(choice)
    }
  }
}
