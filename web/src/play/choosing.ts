/* Turns choices into marked elements and buttons, as pure functions for any game.

   An element is named by its `at`; a choice lists the elements that it `touches`. Each touched element
      narrows the choices down until one is left. */
import type { Choice, LessonStep, PlanChoice } from '../wire'

/** The choices that touch all picked elements. */
export function narrow(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((at) => choice.touches.includes(at)))
}

/** The first choices of ways: those that remain once a button has led to the table. */
export function leadingTo(choices: readonly Choice[], ways: readonly Way[]): Choice[] {
  return choices.filter(({ text }) => ways.some(({ actions }) => actions[0] === text))
}

/** The remaining choices by the elements they touch. */
export function marksOf(choices: readonly Choice[]): Map<string, Choice[]> {
  const marks = new Map<string, Choice[]>()
  for (const choice of choices) {
    for (const at of new Set(choice.touches)) {
      const list = marks.get(at)
      if (list) list.push(choice)
      else marks.set(at, [choice])
    }
  }
  return marks
}

export type Step =
  { do: 'act'; choice: Choice } | { do: 'pick'; picked: string[] } | { do: 'refuse'; at: string }

/** What touching an element does.

    A single choice that can be undone is performed, and so are rolls and draws. One that can't be undone is
        picked first and performed at the second touch. Several choices are narrowed down; none is a refusal. */
export function stepOf(choices: readonly Choice[], picked: readonly string[], at: string): Step {
  const remaining = narrow(choices, picked)
  if (picked.includes(at)) {
    const [only, more] = remaining
    if (only && !more) return { do: 'act', choice: only }
    return { do: 'pick', picked: picked.filter((element) => element !== at) }
  }
  const touching = remaining.filter((choice) => choice.touches.includes(at))
  if (touching.length === 0) {
    if (picked.length === 0) return { do: 'refuse', at }
    return stepOf(choices, [], at)
  }
  const [only, more] = touching
  if (only && !more && (only.undoable || PLAIN.test(only.kind))) return { do: 'act', choice: only }
  return { do: 'pick', picked: [...picked, at] }
}

/** One button of the prompt: a choice, a plan, or several of one kind behind one button. */
export interface Button {
  id: string
  kind: string
  label: string
  more: string
  /** The name of its icon, or empty. */
  icon: string
  /** What it does; with several ways, it opens a tray. */
  ways: Way[]
  isEnd: boolean
  /** Whether its choices are made on the table. */
  isOnTable: boolean
  /** Whether it is gold, or leads to a gold way. */
  isMain: boolean
}

/** One thing that can be done by a button. */
export interface Way {
  kind: string
  label: string
  more: string
  actions: string[]
  touches: string[]
  undoable: boolean
  /** Whether it gives something up permanently. */
  givesUp: boolean
  /** Its first choice, whose picture is drawn on the button. */
  choice?: Choice | undefined
  /** The choice or plan that it is. */
  of?: Choice | PlanChoice
}

/** Choices of one kind in the tray; their common prefix is the title. */
export interface TrayGroup {
  id: string
  title: string
  ways: Way[]
}

/** The labels that a table gives to all choices of one kind. */
export interface KindWords {
  label?: string
  more?: string
  icon?: string
  /** The kind with which it shares a button. */
  with?: string
  /** Whether its choices are made on the table and have no button. */
  isOnTable?: boolean
  /** What is asked once the button was pressed: even a few choices are then made on the table. */
  ask?: string
  /** Whether its choices are made step by step on the table, and no plan is offered for them. */
  isStepwise?: boolean
}

/** The choices of the prompt bar. */
export interface Bar {
  /** Buttons beside or below the question, the end of the turn last. */
  buttons: Button[]
  /** Choices in a row above the bar. */
  tray: TrayGroup[]
  /** Whether there are also choices that are made on the table. */
  isOnTable: boolean
}

export interface BarOptions {
  /** The table's labels by kind: one button stands for all choices of the kind. */
  kinds?: Readonly<Record<string, KindWords>>
  /** Whether an element is on the page. */
  isShown?: (at: string) => boolean
  /** What the table adds to a choice that shows nothing of its result. */
  more?: ((choice: Choice | PlanChoice) => string) | undefined
  /** The moves whose button is gold: see `goldMoves`. */
  gold?: readonly (readonly string[])[]
}

const FEW = 6 // up to so many choices are all buttons

/** The buttons and the tray. If there are many choices, those that touch the table are made there. */
export function barOf(
  choices: readonly Choice[],
  plans: readonly PlanChoice[],
  options: BarOptions = {},
): Bar {
  const { kinds = {}, isShown = () => false, more } = options
  const allGroups = waysByKind(choices, plans, kinds).map((group) => ({
    ...group,
    ways: group.ways.map((way) => ({ ...way, more: way.more || (way.of && more?.(way.of)) || '' })),
  }))
  const groups = allGroups.filter(({ kind }) => !kinds[kind]?.isOnTable)
  const named = groups.filter(({ kind }) => kinds[kind]?.label)
  const plain = groups.filter(({ kind }) => !kinds[kind]?.label)
  const isFew = plain.reduce((sum, { isEnd, ways }) => sum + (isEnd ? 0 : ways.length), 0) <= FEW
  const isLaidOut = (ways: Way[]) => ways.every((way) => way.touches.some(isShown))
  const buttons = named.map((group) => ({
    ...buttonOf(group, 0, group.ways, kinds[group.kind]),
    isOnTable: group.ways.length > (kinds[group.kind]?.ask ? 1 : FEW) && isLaidOut(group.ways),
  }))
  const tray: TrayGroup[] = []
  let isOnTable = groups.length < allGroups.length
  for (const group of plain) {
    if (isFew || group.isEnd) {
      buttons.push(...group.ways.map((way, i) => buttonOf(group, i, [way])))
      continue
    }
    const hiddenWays = group.ways.filter((way) => !way.touches.some(isShown))
    isOnTable ||= hiddenWays.length < group.ways.length
    if (hiddenWays.length) tray.push(trayOf(group.kind, hiddenWays))
  }
  buttons.sort((a, b) => Number(a.isEnd) - Number(b.isEnd))
  const { gold = [] } = options
  const main = buttons.find(({ ways }) => ways.some((way) => isGold(way.actions, gold)))
  return {
    buttons: buttons.map((button) => ({ ...button, isMain: button === main })),
    tray,
    isOnTable,
  }
}

/** A group of the tray; the common prefix of the labels becomes the title. */
export function trayOf(id: string, ways: Way[]): TrayGroup {
  const title = ways.length > 1 ? commonPrefix(ways.map((way) => way.label)) : ''
  return {
    id,
    title: title.trim(),
    ways: ways.map((way) => ({ ...way, label: capitalize(way.label.slice(title.length)) })),
  }
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

interface KindGroup {
  kind: string
  isEnd: boolean
  ways: Way[]
}

/** The ways grouped by kind. A plan replaces the choice that it begins with. */
function waysByKind(
  choices: readonly Choice[],
  plans: readonly PlanChoice[],
  words: Readonly<Record<string, KindWords>>,
): KindGroup[] {
  const single = new Set(choices.map((choice) => choice.text))
  const stepwise = new Set(
    choices.filter(({ kind }) => words[kind]?.isStepwise).map(({ text }) => text),
  )
  const longer = plans.filter(
    ({ actions: [first = '', ...more] }) =>
      !stepwise.has(first) && (more.length > 0 || !single.has(first)),
  )
  const kinds = new Map<string, KindGroup>()
  const waysOf = (kind: string, isEnd: boolean) => {
    const id = `${isEnd}:${kind}`
    const group = kinds.get(id) ?? { kind, isEnd, ways: [] }
    kinds.set(id, group)
    return group.ways
  }
  for (const choice of choices) {
    const planned = longer.filter((plan) => plan.actions[0] === choice.text)
    waysOf(words[choice.kind]?.with ?? choice.kind, choice.ends).push(
      ...(planned.length ? planned.map((plan) => wayOfPlan(plan, choice)) : [wayOf(choice)]),
    )
  }
  const others = longer.filter((plan) => !single.has(plan.actions[0] ?? ''))
  if (others.length) waysOf('plan', false).push(...others.map((plan) => wayOfPlan(plan)))
  return [...kinds.values()]
}

function buttonOf(group: KindGroup, i: number, ways: Way[], words: KindWords = {}): Button {
  const { kind, isEnd } = group
  const only = ways.length === 1 ? ways[0] : undefined
  const label = words.label ?? only?.label ?? ''
  const more =
    words.more ?? (only ? (words.label ? beyond(words.label, only.label) : only.more) : '')
  const id = `${isEnd ? 'end:' : ''}${kind}:${i}`
  const icon = words.icon ?? ''
  return { id, kind, label, more, icon, ways, isEnd, isOnTable: false, isMain: false }
}

/** The part of a text after a label that it begins with. */
const beyond = (label: string, text: string): string =>
  text.startsWith(`${label} `) ? capitalize(text.slice(label.length + 1)) : text

/** What a lesson expects: the legal moves, and all that is left of the step, each with its alternatives. */
export type Expected = Pick<LessonStep, 'moves' | 'left'>

/** What decides which moves are gold. */
export interface GoldOptions {
  /** What the lesson expects, nothing in a puzzle; null: there is no lesson. */
  lesson?: Expected | null
  /** All choices, whatever was picked. */
  choices: readonly Choice[]
  plans?: readonly PlanChoice[]
  /** The choices that are left after something was picked; null: nothing was. */
  left?: readonly Choice[] | null
  /** The actions of the suggested move. */
  advised?: readonly string[] | null
}

/** The moves that are gold: those of the lesson, the only one, the one that was put together, or the recommended one.

    Where a move has one action, so are the plans that continue it; in a lesson only those that it accepts. */
export function goldMoves(options: GoldOptions): string[][] {
  const { lesson, choices, plans = [], left, advised } = options
  const planned = plans.map(({ actions }) => actions)
  if (lesson) {
    const accepted = planned.filter((actions) => isAccepted(lesson, actions))
    return [...lesson.moves.map((move) => [move]), ...accepted]
  }
  const only = left?.length === 1 ? left : choices
  const move = only[0] && only.length === 1 ? [only[0].text] : !left && advised ? [...advised] : []
  if (move.length !== 1) return move.length ? [move] : []
  return [move, ...planned.filter((actions) => actions.length > 1 && actions[0] === move[0])]
}

/** Whether a lesson accepts these actions, one after the other, as a part of its step. */
export function isAccepted(lesson: Expected, actions: readonly string[]): boolean {
  const left = [...lesson.left]
  for (const action of actions) {
    const place = left.findIndex((ways) => ways.includes(action))
    if (place < 0) return false
    left.splice(place, 1)
  }
  return actions.length > 0
}

/** Whether a way is one of the gold moves. */
export function isGold(actions: readonly string[], gold: readonly (readonly string[])[]): boolean {
  return gold.some((move) => isEqual(move, actions))
}

const PLAIN = /^(roll|draw)/ // kinds that need no second touch

/** Whether a way needs a second press: it gives something up permanently and isn't the only move. */
export function needsConfirmation(way: Way, button: Button | null, bar: Bar): boolean {
  if (!way.givesUp) return false
  const others = bar.buttons.length + bar.tray.length
  return others > 1 || bar.isOnTable || (button?.ways.length ?? 2) > 1
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((action, i) => action === b[i])

/** The words that all texts begin with. */
export function commonPrefix(texts: readonly string[]): string {
  const [first, ...others] = texts.map((text) => text.split(' '))
  if (!first) return ''
  let count = 0
  while (count < first.length - 1 && others.every((words) => words[count] === first[count])) count++
  return count ? `${first.slice(0, count).join(' ')} ` : ''
}

export function wayOf(choice: Choice): Way {
  return {
    kind: choice.kind,
    label: choice.said ?? choice.text,
    more: (choice.preview_said ?? []).join(' · '),
    actions: [choice.text],
    touches: choice.touches,
    undoable: choice.undoable,
    givesUp: choice.gives_up,
    choice,
    of: choice,
  }
}

export function wayOfPlan(plan: PlanChoice, choice?: Choice): Way {
  return {
    kind: choice?.kind ?? 'plan',
    label: plan.said ?? plan.actions.join(', '),
    more: '',
    actions: plan.actions,
    touches: plan.touches,
    undoable: plan.undoable,
    givesUp: plan.gives_up,
    choice,
    of: plan,
  }
}
