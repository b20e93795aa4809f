/* The forms of cards, generated from the vocabulary: visible fields, kinds of steps, initial values. */
import type { CardBox, CardField, CardForm, CardWay } from '../../wire'

export type Values = Record<string, unknown>

/** Whether a card of this kind has the field, given its other values. */
export function applies(field: CardField, kind: string, beside: Values): boolean {
  if (field.kinds && !field.kinds.includes(kind)) return false
  return Object.entries(field.when ?? {}).every(([name, allowed]) =>
    allowed.includes(String(beside[name] ?? '')),
  )
}

/** The values without those of fields that don't apply. */
export function withoutUnused(fields: readonly CardField[], kind: string, values: Values): Values {
  const allNames = new Set(fields.map((field) => field.name))
  const shownNames = new Set(
    fields.filter((field) => applies(field, kind, values)).map((field) => field.name),
  )
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => shownNames.has(name) || !allNames.has(name)),
  )
}

/** The value at a path such as `effect[0].collect`; undefined if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  const names = path.split(/[.[\]]+/).filter(Boolean)
  return names.reduce((value, name) => (value as Values | undefined)?.[name], values)
}

/** The choices of a field on cards of this kind. */
export const choicesFor = (field: CardField, kind: string) =>
  (field.choices ?? []).filter((choice) => !choice.kinds || choice.kinds.includes(kind))

/** Whether a value has the type of a field. */
function hasType(field: CardField, value: unknown): boolean {
  if (field.type === 'number') return typeof value === 'number'
  if (field.type === 'word')
    return (
      typeof value === 'string' && (field.choices ?? []).some((choice) => choice.value === value)
    )
  if (field.type === 'words' || field.type === 'branches') return Array.isArray(value)
  return true
}

/** The way that a step matches; undefined if there is none. */
export function wayOf(ways: readonly CardWay[], step: Values): CardWay | undefined {
  const names = Object.keys(step)
  const matches = ways.filter((way) => {
    const fixed = Object.entries(way.fixed)
    if (!fixed.every(([name, value]) => JSON.stringify(step[name]) === JSON.stringify(value)))
      return false
    const openNames = names.filter((name) => !(name in way.fixed))
    if (
      !openNames.every((name) =>
        way.fields.some((field) => field.name === name && hasType(field, step[name])),
      )
    )
      return false
    return way.fields.every((field) => !field.required || field.name in step)
  })
  return matches.sort((a, b) => Object.keys(b.fixed).length - Object.keys(a.fixed).length)[0]
}

/** The initial value of a field. */
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

/** The initial step: the simplest one. */
export function firstStep(ways: readonly CardWay[]): Values {
  const way = ways.find((candidate) => candidate.fields[0]?.type === 'number') ?? ways[0]
  return way ? stepOf(way, ways) : {}
}

/** A new step of a way, with initial values. */
export function stepOf(way: CardWay, ways: readonly CardWay[]): Values {
  const entries = way.fields
    .filter((field) => field.required)
    .map((field) => [field.name, firstValue(field, ways)])
  return { ...way.fixed, ...Object.fromEntries(entries) }
}

/** A copy of the values with one field changed, or removed if the new value is empty. */
export function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = values
  if (value === undefined || value === '') return others
  return name in values ? { ...values, [name]: value } : { ...others, [name]: value }
}

/** A new card with a free id. */
export function blankCard(form: CardForm, usedIds: readonly string[]): Values {
  const kind = form.fields.find((field) => field.name === 'kind')?.choices?.[0]?.value ?? ''
  let number = 1
  while (usedIds.includes(`card_${number}`)) number++
  return { id: `card_${number}`, kind }
}

/** The labels of all effects of a card, for the filter. */
export function effectsOf(form: CardForm | null, values: Values): string[] {
  const labels = new Set<string>()
  const kind = String(values.kind ?? '')
  function collectFields(fields: readonly CardField[], from: Values): void {
    for (const field of fields) {
      const value = from[field.name]
      if (value === undefined || field.name === 'kind' || !applies(field, kind, from)) continue
      if (field.type === 'word') {
        const label = field.choices?.find((choice) => choice.value === value)?.said
        if (label) labels.add(label)
      } else if (field.type === 'tables')
        for (const part of value as Values[]) collectFields(field.fields ?? [], part)
      else if (field.type === 'steps') collectSteps(value as Values[])
    }
  }
  function collectSteps(list: readonly Values[]): void {
    for (const step of list) {
      const way = wayOf(form?.ways ?? [], step)
      if (way) labels.add(way.said)
      for (const field of way?.fields ?? [])
        if (field.type === 'branches')
          for (const branch of step[field.name] as Values[][]) collectSteps(branch)
    }
  }
  if (form) collectFields(form.fields, values)
  return [...labels]
}

export interface CardFilter {
  kind: string
  effect: string
  words: string
  figures: Record<string, string>
}

/** The cards that match a filter. */
export function matchingCards(
  box: CardBox,
  form: CardForm | null,
  filter: CardFilter,
): CardBox['cards'] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  return box.cards.filter((card) => {
    const figures = card.figures as Record<string, unknown>
    const text = `${card.name} ${card.text} ${card.id}`.toLowerCase()
    return (
      (!filter.kind || card.kind === filter.kind) &&
      words.every((word) => text.includes(word)) &&
      Object.entries(filter.figures).every(
        ([name, value]) => !value || String(figures[name] ?? '') === value,
      ) &&
      (!filter.effect || effectsOf(form, box.fields[String(card.id)] ?? {}).includes(filter.effect))
    )
  })
}
