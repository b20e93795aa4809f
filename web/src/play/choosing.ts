/* How choices become marked elements and buttons. Pure: it knows choices, not games.

   An element is named by its `at`; a choice lists the elements that it `touches`. Touching elements
   one after the other narrows the choices down until one is left. */
import type { Choice, PlanChoice } from '../wire'

/** The choices that touch everything that was picked. */
export function narrow(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((at) => choice.touches.includes(at)))
}

/** For each element, the choices left that touch it. */
export function marksOf(choices: readonly Choice[]): Map<string, Choice[]> {
  const marks = new Map<string, Choice[]>()
  for (const choice of choices) {
    for (const at of new Set(choice.touches)) {
      const there = marks.get(at)
      if (there) there.push(choice)
      else marks.set(at, [choice])
    }
  }
  return marks
}

export type Step =
  | { do: 'act'; choice: Choice }
  | { do: 'pick'; picked: string[] }
  | { do: 'refuse'; at: string }

/** What touching an element means.

    One choice that can be undone is carried out at once. One that cannot is picked first, and
    carried out at the second touch. Several are narrowed down. None: somebody asks why. */
export function stepOf(choices: readonly Choice[], picked: readonly string[], at: string): Step {
  const left = narrow(choices, picked)
  if (picked.includes(at)) {
    const [only, more] = left
    if (only && !more) return { do: 'act', choice: only }
    return { do: 'pick', picked: picked.filter((one) => one !== at) }
  }
  const here = left.filter((choice) => choice.touches.includes(at))
  if (here.length === 0) {
    if (picked.length === 0) return { do: 'refuse', at }
    return stepOf(choices, [], at)
  }
  const [only, more] = here
  if (only && !more && only.undoable) return { do: 'act', choice: only }
  return { do: 'pick', picked: [...picked, at] }
}

/** One button of the prompt: a choice, a plan, or several of one kind behind one button. */
export interface Button {
  id: string
  kind: string
  label: string
  more: string
  /** The name of an icon; empty: none of its own. */
  icon: string
  /** What it does; several: it opens a list of them. */
  ways: Way[]
  isEnd: boolean
  isMain: boolean
}

/** One thing that can be done by a button. */
export interface Way {
  label: string
  more: string
  actions: string[]
  touches: string[]
  undoable: boolean
}

/** What a table calls all choices of one kind. */
export interface KindWords {
  label?: string
  more?: string
  icon?: string
  /** The kind with which it shares a button. */
  with?: string
  /** Whether it is the most sensible thing to do now. */
  isMain?: boolean
}

const FEW = 4 // that many choices are all shown as buttons,
const SHORT = 110 // if their labels are no longer together, in letters

/** The buttons of the prompt, the end of the turn last. */
export function buttonsOf(
  choices: readonly Choice[],
  plans: readonly PlanChoice[],
  kinds: Readonly<Record<string, KindWords>> = {},
): Button[] {
  const ways = waysByKind(choices, plans, kinds)
  const all = ways.flatMap(({ ways: there }) => there)
  const isFew = all.length <= FEW && all.reduce((sum, way) => sum + way.label.length, 0) <= SHORT
  const buttons = ways.flatMap(({ kind, isEnd, ways: there }) => {
    const words = kinds[kind]
    const groups = isFew && !words ? there.map((way) => [way]) : [there]
    return groups.map((group, i) => buttonOf(`${isEnd ? 'end:' : ''}${kind}:${i}`, kind, isEnd, group, words))
  })
  buttons.sort((one, other) => Number(one.isEnd) - Number(other.isEnd))
  const main = buttons.find((one) => kinds[one.kind]?.isMain) ?? mainOf(buttons, plans[0])
  return buttons.map((button) => ({ ...button, isMain: button === main }))
}

/** What can be done, kind by kind. Plans stand for the choices that they begin with. */
function waysByKind(choices: readonly Choice[], plans: readonly PlanChoice[], words: Readonly<Record<string, KindWords>>) {
  const single = new Set(choices.map((choice) => choice.text))
  const longer = plans.filter((plan) => plan.actions.length > 1 || !single.has(plan.actions[0] ?? ''))
  const kinds = new Map<string, { kind: string; isEnd: boolean; ways: Way[] }>()
  const under = (kind: string, isEnd: boolean) => {
    const id = `${isEnd}:${kind}`
    const there = kinds.get(id) ?? { kind, isEnd, ways: [] }
    kinds.set(id, there)
    return there.ways
  }
  for (const choice of choices) {
    const planned = longer.filter((plan) => plan.actions[0] === choice.text)
    under(words[choice.kind]?.with ?? choice.kind, choice.ends).push(...(planned.length ? planned.map(wayOfPlan) : [wayOf(choice)]))
  }
  const others = longer.filter((plan) => !single.has(plan.actions[0] ?? ''))
  if (others.length) under('plan', false).push(...others.map(wayOfPlan))
  return [...kinds.values()]
}

function buttonOf(id: string, kind: string, isEnd: boolean, ways: Way[], words: KindWords = {}): Button {
  const only = ways.length === 1 ? ways[0] : undefined
  const label = words.label ?? (only ? only.label : `${shared(ways.map((way) => way.label))}…`)
  const more = words.more ?? (only ? (words.label ? only.label : only.more) : '')
  return { id, kind, label, more, icon: words.icon ?? '', ways, isEnd, isMain: false }
}

/** The most sensible button: what the first plan does, or what can be undone; never the end. Where
    nothing can be undone, it is what touches nothing, which is to let it be. */
function mainOf(buttons: Button[], plan: PlanChoice | undefined): Button | undefined {
  const going = buttons.filter((button) => !button.isEnd)
  const planned = going.find(
    (button) => button.ways.length === 1 && plan && same(button.ways[0]?.actions ?? [], plan.actions),
  )
  return (
    planned ??
    going.find((button) => button.ways.every((way) => way.undoable)) ??
    going.find((button) => button.ways.every((way) => way.touches.length === 0)) ??
    going[0] ??
    (buttons.length === 1 ? buttons[0] : undefined)
  )
}

/** Whether a way wants a second press: it cannot be undone, is not the most sensible one, and
    something else could be done. */
export function isRash(way: Way, button: Button, buttons: readonly Button[]): boolean {
  if (way.undoable || (button.isMain && button.ways.length === 1)) return false
  return buttons.length > 1 || button.ways.length > 1
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((action, i) => action === other[i])

/** The words with which all texts begin. */
export function shared(texts: readonly string[]): string {
  const [first, ...rest] = texts.map((text) => text.split(' '))
  if (!first) return ''
  let count = 0
  while (count < first.length - 1 && rest.every((words) => words[count] === first[count])) count++
  return count ? `${first.slice(0, count).join(' ')} ` : ''
}

export function wayOf(choice: Choice): Way {
  return {
    label: choice.said ?? choice.text,
    more: (choice.preview_said ?? []).join(' · '),
    actions: [choice.text],
    touches: choice.touches,
    undoable: choice.undoable,
  }
}

export function wayOfPlan(plan: PlanChoice): Way {
  return {
    label: plan.said ?? plan.actions.join(', '),
    more: '',
    actions: plan.actions,
    touches: plan.touches,
    undoable: plan.undoable,
  }
}
