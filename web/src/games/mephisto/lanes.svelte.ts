/* Handles touches on lanes: where a picked card goes, or which lane a card affects. */
import type { Choice } from '../../wire'
import type { MePlay } from './words'

export class LaneTouches {
  /** Whether a lane was touched before a card was picked for it. */
  isCardMissing = $state(false)

  constructor(private readonly play: MePlay) {}

  /** Whether the picked card only needs a lane now. */
  get isChoosing(): boolean {
    const { left, picked } = this.play
    return picked.length > 0 && left.length > 1 && left.every(isAboutLane)
  }

  /** Whether touching one of the player's lanes does something. */
  isOpen(lane: number, at: string): boolean {
    return (
      this.choiceFor(lane) !== undefined || (this.play.picked.length > 0 && this.play.marks.has(at))
    )
  }

  /** The touch handler of a lane. A lane alone plays no card: the card is picked first. */
  touch =
    (lane: number) =>
    (_at: string, choices: Choice[]): boolean => {
      if (this.play.picked.length) return false
      if (this.chooseLane(lane)) return true
      if (choices.length) this.isCardMissing = true
      return choices.length > 0
    }

  /** Answer a question about lanes with this lane; false if there is no such question. */
  chooseLane(lane: number): boolean {
    const choice = this.choiceFor(lane)
    if (choice) this.play.touched(choice.touches[0] ?? '')
    return choice !== undefined
  }

  /** What touching a lane does, in words. */
  saidOf(lane: number, at: string): string {
    const choices = this.play.marks.get(at) ?? []
    const choice = this.choiceFor(lane) ?? (choices.length === 1 ? choices[0] : undefined)
    return choice?.said ?? ''
  }

  private choiceFor(lane: number): Choice | undefined {
    return this.play.choices.find(({ kind, args }) => kind === 'lane' && args.lane === lane + 1)
  }
}

const isAboutLane = ({ touches }: Choice): boolean => touches.some((at) => at.startsWith('lane:'))
