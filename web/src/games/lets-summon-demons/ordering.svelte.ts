/* The order in which one's own cards shall activate, where it was laid for several of them. */
import type { LetsSummonDemonsCardView } from '../../wire'
import type { LsdPlay } from './kinds'
import { laidOut, moved, taken } from './order'

export class Ordering {
  /** The cards as they were dragged, by `at`; empty: as they lie. */
  laid = $state.raw<string[]>([])
  /** Whether they go one after the other by themselves; other questions are still asked. */
  isRunning = $state(false)

  constructor(readonly play: LsdPlay) {}

  /** Whether it is for oneself to say which card is next. */
  get isAsked(): boolean {
    return this.play.isMine && this.play.prompt.question?.subject === 'order'
  }

  /** One's own cards of this roll: what is done first, then what waits, as it was laid. */
  get cards(): LetsSummonDemonsCardView[] {
    const all = taken(this.play.view.seats[this.play.seat ?? -1])
    const waiting = all.filter((card) => card.waiting)
    return [...all.filter((card) => !card.waiting), ...laidOut(waiting, this.laid)]
  }

  get waiting(): LetsSummonDemonsCardView[] {
    return this.cards.filter((card) => card.waiting)
  }

  /** Put one card where another is. */
  move(at: string, onto: string): void {
    this.laid = moved(this.waiting.map((card) => card.at), at, onto)
  }

  run(): void {
    this.isRunning = true
    this.step()
  }

  stop(): void {
    this.isRunning = false
  }

  /** The next card, if it is for us to say; nothing waits any more: all is forgotten. */
  step(): void {
    if (!this.waiting.length) {
      this.laid = []
      this.isRunning = false
    } else if (this.isRunning && this.isAsked) {
      const next = this.waiting.find((card) => this.play.marks.has(card.at))
      const choice = next && this.play.marks.get(next.at)?.[0]
      if (choice) this.play.choose(choice)
    }
  }
}
