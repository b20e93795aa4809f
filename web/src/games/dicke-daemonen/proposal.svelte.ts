/* The prompt of this table: a few short buttons instead of many long choices. */
import type { CustomButton, Reason } from '../../play/play.svelte'
import type { Choice } from '../../wire'
import {
  colourName,
  creatureName,
  elementName,
  inHandOf,
  isGhost,
  choicePointedAt,
  previewOf,
  signed,
  stepOf,
  t,
  type DdPlay,
} from './kinds'

/** A button, perhaps with the picture of a choice. */
type Button = CustomButton & { choice?: Choice }

const doNothing = (): void => {}

export class Proposal {
  /** The prediction that was pressed once; it cannot be undone, so it needs a second press. */
  #armed = $state('')
  /** The last choice under the pointer with a creature in the hand. */
  #lastPointedAt = $state.raw<Choice>()

  constructor(readonly play: DdPlay) {
    $effect(() => {
      void play.prompt
      this.#armed = ''
    })
    // The only creature is in the hand from the start.
    $effect(() => {
      const [creature, another] = this.#player?.creatures ?? []
      if (!play.isMine || stepOf(play) !== 'summon' || play.picked.length) return
      if (creature && !another) play.pick([creature.at])
    })
    $effect(() => {
      const choice = choicePointedAt(play)
      if (choice) this.#lastPointedAt = choice
    })
  }

  get #player() {
    return this.play.view.seats[this.play.seat ?? -1]
  }
  get #isSolitaire(): boolean {
    return this.play.view.solitaire !== undefined
  }

  /** The choice under the pointer, or the last one that was. */
  readonly aim: Choice | undefined = $derived.by(() => {
    const choice = choicePointedAt(this.play)
    if (choice || !inHandOf(this.play)) return choice
    return this.#lastPointedAt && this.play.left.includes(this.#lastPointedAt)
      ? this.#lastPointedAt
      : undefined
  })

  /** The buttons; null shows the choices themselves. */
  readonly buttons: Button[] | null = $derived.by(() => {
    const step = stepOf(this.play)
    if (step === 'summon') return this.#summonButtons()
    return step === 'predict' ? this.#predictButtons() : null
  })

  /** Whether this seat is asked for a prediction although every colour in its fist has been predicted. */
  get #hasNothingToPredict(): boolean {
    const { play } = this
    return stepOf(play) === 'predict' && !play.choices.some(({ kind }) => kind === 'predict')
  }

  readonly question: string = $derived.by(() => {
    if (this.#hasNothingToPredict) return t('cannot-predict')
    const inHand = stepOf(this.play) === 'summon' && inHandOf(this.play)
    if (!inHand) return this.#pickedPlace ? this.#askWhatGoes(this.#pickedPlace) : ''
    return t('where', { colour: elementName(inHand.card), count: inHand.free_places })
  })

  readonly help: string = $derived.by(() => {
    if (this.#hasNothingToPredict) return t('nothing-free')
    if (stepOf(this.play) !== 'summon') return ''
    const isTouch = matchMedia('(hover: none)').matches
    if (this.#pickedPlace) return ''
    const inHand = inHandOf(this.play)
    if (!inHand) return t('how-summon')
    if (isGhost(inHand.card)) return t(isTouch ? 'how-ghost-touch' : 'how-ghost')
    return t(isTouch ? 'how-place-touch' : 'how-place')
  })

  /** Why the creature in the hand goes elsewhere: a demon on a corner, a ghost into a field. */
  whyNot(at: string): Reason | null {
    const inHand = inHandOf(this.play)
    if (stepOf(this.play) !== 'summon' || !inHand) return null
    const { fields } = this.play.view
    const isField = fields.some((field) => [field.at, field.centre_at].includes(at))
    const isCorner = fields.some(({ corners }) => corners.some((corner) => corner.at === at))
    const isWrong = isGhost(inHand.card) ? isCorner : isField
    if (!isWrong) return null
    const key = isGhost(inHand.card) ? 'needs-field' : 'needs-corner'
    return {
      said: t(key, { creature: creatureName(inHand.card) }),
      clause: this.play.prompt.question?.clause ?? '',
    }
  }

  /** With a creature in the hand: put it at the last pointed place, or pick another. */
  #summonButtons(): Button[] | null {
    const { play } = this
    const inHand = inHandOf(play)
    if (this.#pickedPlace) return this.#creatureButtons(this.#pickedPlace)
    if (!inHand) {
      const hasPredicted = !this.#isSolitaire && Boolean(this.#player?.predictions.length)
      const predictLater: Button = {
        label: t('predict'),
        more: t('summon-first'),
        shortcut: '',
        icon: 'crystal-ball',
        isOff: true,
        do: doNothing,
      }
      return hasPredicted ? [] : [predictLater]
    }
    const isOnly = this.#player?.creatures?.length === 1
    const cancel: Button = {
      label: t('other-creature'),
      icon: 'clockwise-rotation',
      shortcut: 'Esc',
      do: () => play.clearSelection(),
    }
    return [this.#placeButton(inHand), ...(isOnly ? [] : [cancel])]
  }

  /** The place that was picked before a creature; empty: none. */
  get #pickedPlace(): string {
    const { play } = this
    const isFirst = stepOf(play) === 'summon' && !inHandOf(play)
    return (isFirst && play.picked[0]) || ''
  }

  /** The question of a place that was picked before a creature. */
  #askWhatGoes(at: string): string {
    const place = this.#nameOf(at)
    const [only, more] = this.play.left
    return only && !more
      ? t('puts', { creature: elementName(String(only.args.card)), place })
      : t('what-goes', { place })
  }

  /** A button for each creature that may go to a place. */
  #creatureButtons(place: string): Button[] {
    const { play } = this
    const cancel: Button = {
      label: t('other-place'),
      icon: 'clockwise-rotation',
      shortcut: 'Esc',
      do: () => play.clearSelection(),
    }
    const creatures = play.left.map((choice): Button => ({
      label: creatureName(String(choice.args.card)),
      more: this.#describeOutcome(choice, place, String(choice.args.card)),
      choice,
      shortcut: play.left.length === 1 ? '↵' : '',
      isMain: play.left.length === 1,
      do: () => play.choose(choice),
    }))
    return [...creatures, cancel]
  }

  #placeButton(inHand: { at: string; card: string }): Button {
    const choice = this.aim
    const where = choice?.touches.find((at) => at !== inHand.at)
    if (!choice || !where)
      return {
        label: t(isGhost(inHand.card) ? 'choose-field' : 'choose-place'),
        more: t('places', { count: this.play.left.length }),
        icon: 'confirmed',
        isOff: true,
        shortcut: '',
        do: doNothing,
      }
    return {
      label: t(isGhost(inHand.card) ? 'put-into' : 'put-on', { place: this.#nameOf(where) }),
      more: this.#describeOutcome(choice, where),
      icon: 'confirmed',
      choice,
      isMain: true,
      shortcut: '↵',
      do: () => this.play.choose(choice),
    }
  }

  /** Describe the new holder of the field and the change of points; the label names the colour `said`. */
  #describeOutcome(choice: Choice, at: string, said = ''): string {
    const { holder, changes } = previewOf(this.play, choice)
    const field = this.#nameOf(at).split('.')[0] ?? ''
    const words = Object.entries(changes).map(
      ([colour, change]) => (colour === said ? '' : `${elementName(colour)} `) + signed(change),
    )
    if (holder && holder === said) words.unshift(t('it-would-hold', { field }))
    else if (holder) words.unshift(t('would-hold', { colour: elementName(holder), field }))
    else if (holder !== undefined) words.unshift(t('nobody-would-hold', { field }))
    return words.join(' · ') || t('nothing-changes')
  }

  /** A button to predict nothing, and one for each prediction, which needs a second press. */
  #predictButtons(): Button[] | null {
    const { play } = this
    const wait = play.choices.find((choice) => choice.kind === 'wait')
    if (!wait) return null
    const waitButton: Button = {
      label: t('predict-nothing'),
      more: t('draw-then'),
      icon: 'confirmed',
      isMain: play.isGold(wait.text),
      do: () => play.choose(wait),
    }
    if (this.#isSolitaire && !play.picked.length) {
      const hint: Button = {
        label: t('predict'),
        more: t('touch-creature'),
        icon: 'crystal-ball',
        isOff: true,
        do: doNothing,
      }
      return [waitButton, hint]
    }
    const predictions = play.left.filter((choice) => choice.kind === 'predict')
    return [waitButton, ...predictions.map((choice) => this.#predictionButton(choice))]
  }

  #predictionButton(choice: Choice): Button {
    const { card, place, times } = choice.args
    const colour = colourName(String(card))
    const points = this.play.view.colours.find((row) => row.colour === card)?.points ?? 0
    const isArmed = this.#armed === choice.text
    const outcome = place ? t('counts', { times: Number(times) }) : t('points-now', { points })
    return {
      label: place ? t('predict-place', { colour, place: Number(place) }) : colour,
      more: isArmed ? t('press-again') : outcome,
      icon: 'crystal-ball',
      choice,
      do: () => {
        if (isArmed) this.play.choose(choice)
        else this.#armed = choice.text
      },
    }
  }

  #nameOf(at: string): string {
    for (const field of this.play.view.fields) {
      if (field.centre_at === at) return field.name
      const corner = field.corners.find((place) => place.at === at)
      if (corner) return corner.name
    }
    return at
  }
}
