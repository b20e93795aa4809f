/* The card pack being edited: stored in this browser and checked by the server after every change. */
import { api, ApiError } from '../../api'
import { storedPack, storePack } from '../../state/pack'
import { say } from '../../words'
import type { CardError, CardField, CardForm, CheckedPack } from '../../wire'
import {
  applies,
  blankCard,
  withValue,
  firstStep,
  firstValue,
  valueAt,
  withoutUnused,
  type Values,
} from './fields'

const DEBOUNCE = 250 // milliseconds

export class Editing {
  cards = $state.raw<Values[]>([])
  /** The index of the card in the form. */
  now = $state(0)
  checked = $state.raw<CheckedPack | null>(null)
  /** Whether `checked` belongs to the current cards. */
  isChecked = $state(false)
  problem = $state('')
  /** The path of the field that shows the error, or its closest parent. */
  errorAt = $state<string | null>(null)
  icons = $state.raw<string[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #run = 0

  constructor(
    readonly game: string,
    readonly form: CardForm,
  ) {
    this.cards = storedPack(game)
    this.check(0)
  }

  get card(): Values | undefined {
    return this.cards[this.now]
  }
  get kind(): string {
    return String(this.card?.kind ?? '')
  }
  get result() {
    return this.checked?.cards[this.now]
  }
  get error(): CardError | null {
    return this.result?.error ?? null
  }
  /** What is wrong with a card: something is still missing, or wrong. */
  stateOf(i: number): 'right' | 'missing' | 'wrong' {
    const error = this.checked?.cards[i]?.error
    if (!error) return 'right'
    return valueAt(this.cards[i], error.field) === undefined ? 'missing' : 'wrong'
  }
  get isMissing(): boolean {
    return this.stateOf(this.now) === 'missing'
  }
  get isRight(): boolean {
    const { checked } = this
    return (
      this.isChecked &&
      checked !== null &&
      !checked.problem &&
      checked.cards.length > 0 &&
      checked.cards.every((card) => !card.error)
    )
  }
  /** The fields of the card that is edited. */
  get fields(): CardField[] {
    return this.form.fields.filter((field) => this.card && applies(field, this.kind, this.card))
  }
  /** The names of values that have no field in the form. */
  get extras(): string[] {
    const knownNames = new Set(this.fields.map((field) => field.name))
    return Object.keys(this.card ?? {}).filter((name) => !knownNames.has(name))
  }

  /** Sets a field of the card. */
  set(name: string, value: unknown): void {
    const card = this.card
    if (!card) return
    const changedCard = withValue(card, name, value)
    this.replace(
      this.form.fields.some((field) => field.name === name)
        ? this.#withoutUnused(changedCard, name)
        : changedCard,
    )
  }
  /** Removes the fields that no longer apply, if the changed field determines others. */
  #withoutUnused(values: Values, name: string): Values {
    const determinesOthers =
      name === 'kind' || this.form.fields.some((field) => field.when && name in field.when)
    return determinesOthers
      ? withoutUnused(this.form.fields, String(values.kind ?? ''), values)
      : values
  }
  replace(card: Values): void {
    this.put(this.cards.map((other, i) => (i === this.now ? card : other)))
  }
  add(card: Values): void {
    const index = this.cards.findIndex((other) => other.id === card.id)
    this.now = index < 0 ? this.cards.length : index
    if (index < 0) this.put([...this.cards, card])
  }
  addBlank(usedIds: readonly string[]): void {
    this.add(blankCard(this.form, [...usedIds, ...this.cards.map((card) => String(card.id))]))
  }
  remove(i: number): void {
    this.now = Math.max(0, Math.min(this.now, this.cards.length - 2))
    this.put(this.cards.filter((_, j) => j !== i))
  }
  put(cards: Values[]): void {
    this.cards = cards
    storePack(this.game, cards)
    this.check(DEBOUNCE)
  }

  firstStep(): Values {
    return firstStep(this.form.ways)
  }
  firstTable(field: CardField): Values {
    const entries = (field.fields ?? [])
      .filter((subfield) => subfield.required && applies(subfield, this.kind, {}))
      .map((subfield) => [subfield.name, firstValue(subfield, this.form.ways)])
    return Object.fromEntries(entries)
  }

  /** Finds the field that shows the error: the one it names, or its closest parent on the page. */
  locateError(): void {
    let path = this.error?.field ?? null
    while (path && !document.querySelector(`[data-path="${CSS.escape(path)}"]`))
      path = path.replace(/(\.[^.[]*|\[\d+\]|^[^.[]+)$/, '')
    this.errorAt = path
  }

  /** Lets the server check the pack after a delay. */
  check(pause: number): void {
    clearTimeout(this.#timer)
    this.isChecked = false
    const run = ++this.#run
    if (!this.cards.length) {
      this.checked = null
      this.problem = ''
      return
    }
    this.#timer = setTimeout(() => {
      api.checkPack(this.game, { cards: this.cards }).then(
        (result) => {
          if (run !== this.#run) return
          this.checked = result
          this.isChecked = true
          this.problem = result.problem
          requestAnimationFrame(() => this.locateError())
        },
        (problem: unknown) => {
          if (run === this.#run)
            this.problem =
              (problem instanceof ApiError && problem.message) || say('server-unavailable')
        },
      )
    }, pause)
  }

  /** Loads a card file; returns the error message, or an empty text. */
  async load(text: string): Promise<string> {
    try {
      const result = await api.checkPack(this.game, { toml: text })
      this.now = 0
      this.put(result.cards.map((card) => card.fields as Values))
      return ''
    } catch (problem) {
      return (problem instanceof ApiError && problem.message) || say('server-unavailable')
    }
  }
}
