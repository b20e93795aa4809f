/* The buttons of this table in the prompt: few and short, where the choices are many and long. */
import type { OwnButton } from '../../play/play.svelte'
import type { Choice } from '../../wire'
import { called, pointedAt, stepOf, t, type DdPlay } from './kinds'

const nothing = (): void => {}

export class Buttons {
  /** The prediction that was pressed once: it cannot be undone, so it wants a second press. */
  #sure = $state('')

  constructor(readonly play: DdPlay) {
    $effect(() => {
      void play.prompt
      this.#sure = ''
    })
  }

  get #mine() {
    return this.play.view.seats[this.play.seat ?? -1]
  }
  get #inHand() {
    return this.#mine?.creatures?.find((one) => this.play.picked.includes(one.at))
  }
  get #isAlone(): boolean {
    return this.play.view.solitaire !== undefined
  }

  /** Null: the choices themselves are offered. */
  readonly own: OwnButton[] | null = $derived.by(() => {
    const step = stepOf(this.play)
    if (step === 'summon') return this.#summon()
    return step === 'predict' ? this.#predict() : null
  })

  readonly help: string = $derived.by(() => {
    const step = stepOf(this.play)
    if (step === 'summon') return t(this.#inHand ? 'how-place' : 'how-summon')
    return ''
  })

  /** With a creature in the hand: put it where one points, or take another. */
  #summon(): OwnButton[] | null {
    const { play } = this
    const inHand = this.#inHand
    if (play.picked.length && !inHand) return null // a place was touched first
    const isOnce = !this.#isAlone && Boolean(this.#mine?.predictions.length)
    const later: OwnButton = { label: t('predict'), more: t('summon-first'), icon: 'crystal-ball', isOff: true, do: nothing }
    if (!inHand) return isOnce ? [] : [later]
    const choice = pointedAt(play)
    const where = choice?.touches.find((at) => at !== inHand.at)
    const put: OwnButton =
      choice && where
        ? { label: t('put-on', { place: this.#nameOf(where) }), more: said(choice), icon: 'confirmed', isMain: true, do: () => play.choose(choice) }
        : { label: t('choose-place'), more: t('places', { count: play.left.length }), icon: 'confirmed', isOff: true, do: nothing }
    const other: OwnButton = { label: t('other-creature'), more: 'Esc', icon: 'cancel', do: () => play.rest() }
    const isOnly = (this.#mine?.creatures ?? []).length === 1
    return [put, ...(isOnly ? [] : [other]), ...(isOnce ? [] : [later])]
  }

  /** Predict nothing now, or one of the predictions, each at a second press. */
  #predict(): OwnButton[] | null {
    const { play } = this
    const wait = play.choices.find((one) => one.kind === 'wait')
    const ways = play.left.filter((one) => one.kind === 'predict')
    if (!wait) return null
    const not: OwnButton = { label: t('predict-nothing'), more: t('draw-then'), icon: 'confirmed', isMain: true, do: () => play.choose(wait) }
    const isLong = this.#isAlone && !play.picked.length
    const first: OwnButton = { label: t('predict'), more: t('touch-creature'), icon: 'crystal-ball', isOff: true, do: nothing }
    return [not, ...(isLong ? [first] : ways.map((one) => this.#prediction(one)))]
  }

  #prediction(choice: Choice): OwnButton {
    const { card, place, times } = choice.args
    const colour = called(this.play, String(card))
    const isSure = this.#sure === choice.text
    return {
      label: place ? t('predict-place', { colour, place: Number(place) }) : t('predict-colour', { colour }),
      more: isSure ? t('press-again') : place ? t('counts', { times: Number(times) }) : t('goes-back', { order: Number(choice.preview.order), count: Number(choice.preview.returned) }),
      icon: 'crystal-ball',
      do: () => {
        if (isSure) this.play.choose(choice)
        else this.#sure = choice.text
      },
    }
  }

  #nameOf(at: string): string {
    for (const field of this.play.view.fields) {
      if (field.centre_at === at) return `${field.name}, ${t('middle')}`
      const corner = field.corners.find((one) => one.at === at)
      if (corner) return corner.name
    }
    return at
  }
}

const said = (choice: Choice): string => (choice.preview_said ?? []).join(' · ')
