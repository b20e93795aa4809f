/* A pack of cards while it is edited: kept in this browser, checked by the server after every change. */
import { api, ApiError } from '../../api'
import { keep, recall } from '../../state/keep'
import { say } from '../../words'
import type { CardError, CardField, CardForm, CheckedPack } from '../../wire'
import { applies, blankCard, changed, firstStep, firstValue, pruned, type Values } from './fields'

const PAUSE = 250 // milliseconds after the last change

export class Editing {
  cards = $state.raw<Values[]>([])
  /** Which card is in the form. */
  now = $state(0)
  checked = $state.raw<CheckedPack | null>(null)
  /** Whether what is shown is what was checked. */
  isChecked = $state(false)
  problem = $state('')
  /** The field that shows what is wrong: the closest one there is. */
  errorAt = $state<string | null>(null)
  icons = $state.raw<string[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #round = 0

  constructor(
    readonly game: string,
    readonly form: CardForm,
  ) {
    try {
      const kept = JSON.parse(recall(`pack:${game}`) ?? '[]') as unknown
      if (Array.isArray(kept)) this.cards = kept as Values[]
    } catch {
      this.cards = [] // it was not ours
    }
    this.check(0)
  }

  get card(): Values | undefined {
    return this.cards[this.now]
  }
  get kind(): string {
    return String(this.card?.kind ?? '')
  }
  get told() {
    return this.checked?.cards[this.now]
  }
  get error(): CardError | null {
    return this.told?.error ?? null
  }
  get isRight(): boolean {
    const { checked } = this
    return this.isChecked && checked !== null && !checked.problem && checked.cards.length > 0 && checked.cards.every((one) => !one.error)
  }
  /** The fields of the card that is edited. */
  get fields(): CardField[] {
    return this.form.fields.filter((field) => this.card && applies(field, this.kind, this.card))
  }
  /** What the card says in fields that it should not have. */
  get extras(): string[] {
    const known = new Set(this.fields.map((field) => field.name))
    return Object.keys(this.card ?? {}).filter((name) => !known.has(name))
  }

  /** Say something else in a field of the card. */
  set(name: string, value: unknown): void {
    const card = this.card
    if (!card) return
    const told = changed(card, name, value)
    this.replace(this.form.fields.some((field) => field.name === name) ? this.#fitting(told, name) : told)
  }
  /** A change of what other fields depend on takes away those that do not apply any more. */
  #fitting(told: Values, name: string): Values {
    const decides = name === 'kind' || this.form.fields.some((field) => field.when && name in field.when)
    return decides ? pruned(this.form.fields, String(told.kind ?? ''), told) : told
  }
  replace(card: Values): void {
    this.put(this.cards.map((one, i) => (i === this.now ? card : one)))
  }
  add(card: Values): void {
    const there = this.cards.findIndex((one) => one.id === card.id)
    this.now = there < 0 ? this.cards.length : there
    if (there < 0) this.put([...this.cards, card])
  }
  addBlank(taken: readonly string[]): void {
    this.add(blankCard(this.form, [...taken, ...this.cards.map((card) => String(card.id))]))
  }
  remove(i: number): void {
    this.now = Math.max(0, Math.min(this.now, this.cards.length - 2))
    this.put(this.cards.filter((_, j) => j !== i))
  }
  put(cards: Values[]): void {
    this.cards = cards
    keep(`pack:${this.game}`, cards.length ? JSON.stringify(cards) : null)
    this.check(PAUSE)
  }

  firstStep(): Values {
    return firstStep(this.form.ways)
  }
  firstTable(field: CardField): Values {
    const filled = (field.fields ?? [])
      .filter((one) => one.required && applies(one, this.kind, {}))
      .map((one) => [one.name, firstValue(one, this.form.ways)])
    return Object.fromEntries(filled)
  }

  /** Find the field for an error: the one it names, or what that is a part of. */
  place(): void {
    let path = this.error?.field ?? null
    while (path && !document.querySelector(`[data-path="${CSS.escape(path)}"]`)) path = path.replace(/(\.[^.[]*|\[\d+\]|^[^.[]+)$/, '')
    this.errorAt = path
  }

  /** Have the server look at the pack. */
  check(pause: number): void {
    clearTimeout(this.#timer)
    this.isChecked = false
    const round = ++this.#round
    if (!this.cards.length) {
      this.checked = null
      this.problem = ''
      return
    }
    this.#timer = setTimeout(() => {
      api.checkPack(this.game, { cards: this.cards }).then(
        (told) => {
          if (round !== this.#round) return
          this.checked = told
          this.isChecked = true
          this.problem = told.problem
          requestAnimationFrame(() => this.place())
        },
        (problem: unknown) => {
          if (round === this.#round) this.problem = (problem instanceof ApiError && problem.message) || say('server-away')
        },
      )
    }, pause)
  }

  /** Take over a card file; returns what is wrong with it. */
  async load(text: string): Promise<string> {
    try {
      const told = await api.checkPack(this.game, { toml: text })
      this.now = 0
      this.put(told.cards.map((one) => one.fields as Values))
      return ''
    } catch (problem) {
      return (problem instanceof ApiError && problem.message) || say('server-away')
    }
  }
}
