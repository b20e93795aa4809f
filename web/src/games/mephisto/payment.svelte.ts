/* Paying with cards of the hand: a single card is paid on touch; several are selected, then paid with one button. */
import type { Choice } from '../../wire'
import type { TableUi } from '../../play/play.svelte'
import { t, type MePlay } from './words'

export class Payment {
  /** The elements of the selected cards, the latest last; a card of several copies may be repeated. */
  selected = $state.raw<string[]>([])

  constructor(private readonly play: MePlay) {
    // Each question has its own selection, which starts with the least useful cards.
    $effect(() => {
      const actions = this.isOpen ? (play.prompt.plans?.[0]?.actions ?? []) : []
      this.selected = actions.map((action) => this.elementOf(action)).filter(Boolean)
    })
  }

  /** How many cards are due. */
  get due(): number {
    const { isMine, prompt } = this.play
    return isMine && prompt.question?.key === 'pay' ? Number(prompt.question.args.n ?? 0) : 0
  }
  /** Whether several cards are due; a single one is paid as soon as it is touched. */
  get isOpen(): boolean {
    return this.due > 1
  }

  count(at: string): number {
    return this.selected.filter((other) => other === at).length
  }

  /** The touch handler of a card with some copies: selects one more copy, or clears them all.
      If too many cards are selected, the oldest is dropped. */
  toggle =
    (copies: number) =>
    (at: string, choices: Choice[]): boolean => {
      if (!this.isOpen || !choices.length) return false
      const others = this.selected.filter((other) => other !== at)
      this.selected = this.count(at) < copies ? [...this.selected, at].slice(-this.due) : others
      return true
    }

  /** What the prompt shows for a single card: the recommended one. All lie in the hand. */
  get singleUi(): TableUi {
    const { play } = this
    const gold = play.choices.filter((choice) => play.isGold(choice.text))
    const buttons = gold.map((choice) => ({
      label: t('pay-with', { cards: play.card(String(choice.args.card ?? ''))?.name ?? '' }),
      choice,
      isMain: true,
      do: () => play.choose(choice),
    }))
    return { help: t('pay-one'), buttons }
  }

  /** What the prompt shows: the button that pays. The cards are selected in the hand. */
  get ui(): TableUi {
    const names = this.selected.map((at) => this.nameOf(at)).join(', ')
    const progress = t('to-pay', { ticked: this.selected.length, due: this.due })
    const actions = this.selected.map((at) => this.choiceOf(at)?.text ?? '')
    return {
      help: t('pay-how'),
      buttons: [
        {
          label: names ? t('pay-with', { cards: names }) : progress,
          more: names && progress,
          icon: 'card-discard',
          isMain: true,
          isOff: this.selected.length < this.due,
          actions,
          do: () => this.play.choose(actions),
        },
      ],
    }
  }

  private choiceOf(at: string): Choice | undefined {
    return this.play.choices.find(({ touches }) => touches.includes(at))
  }
  private elementOf(action: string): string {
    return this.play.choices.find(({ text }) => text === action)?.touches[0] ?? ''
  }
  private nameOf(at: string): string {
    return this.play.card(String(this.choiceOf(at)?.args.card ?? ''))?.name ?? ''
  }
}
