/* Forms of cards, made from a vocabulary: which fields are shown, what a step is, what a new one holds. */
import type { CardBox, CardField, CardForm, CardWay } from '../../wire'

export type Values = Record<string, unknown>

/** Whether a card of this kind has the field, beside these other values. */
export function applies(field: CardField, kind: string, beside: Values): boolean {
  if (field.kinds && !field.kinds.includes(kind)) return false
  return Object.entries(field.when ?? {}).every(([other, wanted]) => wanted.includes(String(beside[other] ?? '')))
}

/** The values without those of fields that do not apply (any more). */
export function pruned(fields: readonly CardField[], kind: string, values: Values): Values {
  const known = new Set(fields.map((field) => field.name))
  const shown = new Set(fields.filter((field) => applies(field, kind, values)).map((field) => field.name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name) || !known.has(name)))
}

/** The words that may stand in a field on cards of this kind. */
export const wordsFor = (field: CardField, kind: string) =>
  (field.choices ?? []).filter((one) => !one.kinds || one.kinds.includes(kind))

/** Whether a value could stand in a field, as far as its type goes. */
function fits(field: CardField, value: unknown): boolean {
  if (field.type === 'number') return typeof value === 'number'
  if (field.type === 'word') return typeof value === 'string' && (field.choices ?? []).some((one) => one.value === value)
  if (field.type === 'words' || field.type === 'branches') return Array.isArray(value)
  return true
}

/** Which of the ways a step is; undefined: none that is known. */
export function wayOf(ways: readonly CardWay[], step: Values): CardWay | undefined {
  const names = Object.keys(step)
  const found = ways.filter((way) => {
    const fixed = Object.entries(way.fixed)
    if (!fixed.every(([name, value]) => JSON.stringify(step[name]) === JSON.stringify(value))) return false
    const rest = names.filter((name) => !(name in way.fixed))
    if (!rest.every((name) => way.fields.some((field) => field.name === name && fits(field, step[name])))) return false
    return way.fields.every((field) => !field.required || field.name in step)
  })
  return found.sort((a, b) => Object.keys(b.fixed).length - Object.keys(a.fixed).length)[0]
}

/** What a field holds at first. */
export function firstValue(field: CardField, ways: readonly CardWay[]): unknown {
  switch (field.type) {
    case 'number':
      return Math.max(field.low ?? 0, 1)
    case 'word':
      return field.choices?.[0]?.value ?? ''
    case 'words':
      return field.choices?.[0] ? [field.choices[0].value] : []
    case 'branches':
      return [[firstStep(ways)], [firstStep(ways)]]
    default:
      return ''
  }
}

/** A step to begin with: the simplest that can be filled in. */
export function firstStep(ways: readonly CardWay[]): Values {
  const way = ways.find((one) => one.fields[0]?.type === 'number') ?? ways[0]
  return way ? stepOf(way, ways) : {}
}

/** A new step of this way. */
export function stepOf(way: CardWay, ways: readonly CardWay[]): Values {
  const filled = way.fields.filter((field) => field.required).map((field) => [field.name, firstValue(field, ways)])
  return { ...way.fixed, ...Object.fromEntries(filled) }
}

/** The values with another one in a field; what is empty is left out. */
export function changed(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...rest } = values
  if (value === undefined || value === '') return rest
  return name in values ? { ...values, [name]: value } : { ...rest, [name]: value }
}

/** A new card that nobody has changed yet. */
export function blankCard(form: CardForm, taken: readonly string[]): Values {
  const kind = form.fields.find((field) => field.name === 'kind')?.choices?.[0]?.value ?? ''
  let number = 1
  while (taken.includes(`card_${number}`)) number++
  return { id: `card_${number}`, kind }
}

/** All that a card says it does, in words to filter by. */
export function effectsOf(form: CardForm | null, values: Values): string[] {
  const found = new Set<string>()
  const kind = String(values.kind ?? '')
  function look(fields: readonly CardField[], from: Values): void {
    for (const field of fields) {
      const value = from[field.name]
      if (value === undefined || field.name === 'kind' || !applies(field, kind, from)) continue
      if (field.type === 'word') {
        const said = field.choices?.find((one) => one.value === value)?.said
        if (said) found.add(said)
      } else if (field.type === 'tables') for (const one of value as Values[]) look(field.fields ?? [], one)
      else if (field.type === 'steps') steps(value as Values[])
    }
  }
  function steps(list: readonly Values[]): void {
    for (const step of list) {
      const way = wayOf(form?.ways ?? [], step)
      if (way) found.add(way.said)
      for (const field of way?.fields ?? [])
        if (field.type === 'branches') for (const branch of step[field.name] as Values[][]) steps(branch)
    }
  }
  if (form) look(form.fields, values)
  return [...found]
}

export interface Wanted {
  kind: string
  effect: string
  words: string
  figures: Record<string, string>
}

/** The cards that fit what somebody looks for. */
export function found(box: CardBox, form: CardForm | null, wanted: Wanted): CardBox['cards'] {
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean)
  return box.cards.filter((card) => {
    const figures = card.figures as Record<string, unknown>
    const said = `${card.name} ${card.text} ${card.id}`.toLowerCase()
    return (
      (!wanted.kind || card.kind === wanted.kind) &&
      words.every((word) => said.includes(word)) &&
      Object.entries(wanted.figures).every(([name, value]) => !value || String(figures[name] ?? '') === value) &&
      (!wanted.effect || effectsOf(form, box.fields[String(card.id)] ?? {}).includes(wanted.effect))
    )
  })
}
