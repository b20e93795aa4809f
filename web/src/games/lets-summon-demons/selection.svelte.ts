/* A selection of several cards that one button commits: replaced in the Block, snuffed for a summon,
   or discarded from opponents. The selected cards are the picked elements of `play`. */
import type { CustomButton, Reason } from '../../play/play.svelte'
import type { PlanChoice } from '../../wire'
import { t, type LsdPlay } from './kinds'
import { splitPrompt } from './sentences'
import { discardActions, snuffActions, type Target } from './actions'

type Subject = 'replace' | 'snuff' | 'discard-from'
const SUBJECTS: readonly string[] = ['replace', 'snuff', 'discard-from']

export class CardSelection {
  constructor(readonly play: LsdPlay) {}

  /** The subject of the question that a selection answers; empty if there is none. */
  get subject(): Subject | '' {
    const subject = this.play.isMine ? (this.play.prompt.question?.subject ?? '') : ''
    return SUBJECTS.includes(subject) ? (subject as Subject) : ''
  }

  /** How many cards can be selected. */
  get most(): number {
    return this.subject === 'replace'
      ? this.offered.length
      : Number(this.play.prompt.question?.args.n ?? 0)
  }

  /** The cards of opponents that can be discarded. */
  get targets(): Target[] {
    if (this.subject !== 'discard-from') return []
    // Read the cards from the plans: a plan does not touch the only card of its owner.
    const named = new Set(
      this.play.plans.flatMap(({ args }) => [
        `${args.target} ${args.first_card}`,
        `${args.owner} ${args.second_card}`,
      ]),
    )
    return this.play.view.seats.flatMap((seat, number) =>
      seat.cards
        .filter(({ card }) => named.has(`${number} ${card}`))
        .map(({ at, card }) => ({ at, card, seat: number })),
    )
  }

  /** The elements that can be selected. */
  get offered(): string[] {
    if (this.subject === 'discard-from') return this.targets.map(({ at }) => at)
    if (!this.subject) return []
    const answers = this.play.choices.filter((choice) => choice.kind === this.subject)
    return [...new Set(answers.flatMap((choice) => choice.touches))]
  }

  /** The selected elements; if all cards must go, all of them. */
  get selected(): string[] {
    const { offered } = this
    if (this.subject === 'snuff' && offered.length <= this.most) return offered
    return this.play.picked.filter((at) => offered.includes(at))
  }

  /** Whether a card is selected automatically, because all cards must go. */
  isGoing = (at: string): boolean => this.selected.includes(at) && !this.play.picked.includes(at)

  isOffered = (at: string): boolean => this.offered.includes(at)

  touch = (at: string): boolean => {
    if (!this.isOffered(at)) return false
    const { picked } = this.play
    const others = picked.filter((other) => other !== at)
    const isSelected = others.length < picked.length
    this.play.pick(isSelected ? others : [...others.slice(others.length >= this.most ? 1 : 0), at])
    return true
  }

  /** Why a card does not pay for the Demon that is being summoned. */
  whyNot = (at: string): Reason | null =>
    this.subject === 'snuff' && !this.isOffered(at)
      ? { said: t('not-snuffed'), clause: this.play.prompt.question?.clause ?? '' }
      : null

  /** The buttons of the prompt; null for the usual ones. */
  get buttons(): CustomButton[] | null {
    if (!this.subject || !this.offered.length) return null
    if (this.subject === 'replace') return this.#replaceButtons()
    return this.subject === 'snuff' ? this.#snuffButtons() : this.#discardButtons()
  }

  /** The question about all cards at once; the rules ask for one card at a time. */
  get question(): string {
    if (!this.subject || !this.offered.length) return ''
    if (this.subject === 'replace') return t('ask-replace')
    if (this.subject === 'discard-from') return splitPrompt(this.play.prompt.said ?? '').question
    const card = this.play.card(this.play.view.summoning ?? '')?.name ?? ''
    return t('ask-snuff', { count: this.most, card })
  }

  get help(): string {
    if (!this.subject || !this.offered.length) return ''
    return t(`tick-${this.subject}`, { count: this.selected.length, all: this.most })
  }

  #names(): string {
    const cards = this.play.view.seats.flatMap((seat) => seat.cards)
    const ids = this.selected.map((at) => cards.find((card) => card.at === at)?.card ?? '')
    return ids.map((id) => this.play.card(id)?.name ?? '').join(', ')
  }

  #snuffButtons(): CustomButton[] {
    const { selected, most } = this
    const actions = snuffActions(this.play.choices, selected)
    return [
      {
        label: t('do-snuff', { count: most }),
        more: this.#names() || t('nothing-yet'),
        icon: this.play.description.emblems.snuff ?? '',
        isMain: true,
        isOff: selected.length < most,
        actions,
        do: () => this.play.choose(actions),
      },
    ]
  }

  #discardButtons(): CustomButton[] {
    const { selected, targets, most } = this
    const actions = discardActions(targets, selected, most)
    return [
      {
        label: t('do-discard', { count: selected.length }),
        more: this.#names() || t('nothing-yet'),
        icon: this.play.description.emblems.discard ?? '',
        isMain: true,
        isOff: !selected.length,
        actions,
        do: () => this.play.choose(actions),
      },
      { label: t('do-discard-none'), icon: 'cancel', do: () => this.play.choose(['done']) },
    ]
  }

  #replaceButtons(): CustomButton[] {
    const { plans } = this.play
    const selectedKey = [...this.selected].sort().join()
    const plan = plans.find((candidate) => this.#places(candidate).sort().join() === selectedKey)
    const all = plans.reduce<PlanChoice | undefined>(
      (longest, candidate) =>
        candidate.actions.length > (longest?.actions.length ?? 0) ? candidate : longest,
      undefined,
    )
    return [
      {
        label: t('do-replace', { count: this.selected.length }),
        more: this.#replacedNames(),
        icon: this.play.description.emblems.discard ?? '',
        isMain: this.selected.length > 0,
        isOff: !plan,
        actions: plan?.actions ?? [],
        do: () => plan && this.play.choose(plan),
      },
      ...(all && all !== plan
        ? [{ label: t('do-replace-all'), do: () => this.play.choose(all) }]
        : []),
    ]
  }

  #replacedNames(): string {
    const places = this.play.view.block_cards.filter(({ at }) => this.selected.includes(at))
    return places.map(({ card }) => this.play.card(card ?? '')?.name ?? '').join(', ')
  }

  /** The places that a plan replaces. */
  #places(plan: PlanChoice): string[] {
    return this.play.choices
      .filter((choice) => choice.kind === 'replace' && plan.actions.includes(choice.text))
      .flatMap((choice) => choice.touches)
  }
}
