import { describe, expect, it } from 'vitest'
import {
  barOf,
  goldMoves,
  isAccepted,
  isGold,
  leadingTo,
  needsConfirmation,
  marksOf,
  narrow,
  commonPrefix,
  stepOf,
} from '../src/play/choosing'
import type { Choice, PlanChoice } from '../src/wire'

function choice(text: string, touches: string[], more: Partial<Choice> = {}): Choice {
  const kind = text.split(' ')[0] as string
  return {
    text,
    kind,
    label: kind,
    args: {},
    touches,
    preview: {},
    undoable: true,
    gives_up: false,
    ends: false,
    said: text,
    ...more,
  }
}
const plan = (...actions: string[]): PlanChoice => ({
  key: 'p',
  args: {},
  actions,
  touches: [],
  undoable: true,
  gives_up: false,
})

const places = [
  choice('put a 1', ['a', 'f1']),
  choice('put a 2', ['a', 'f2']),
  choice('put b 2', ['b', 'f2']),
  choice('end', [], { ends: true, undoable: false }),
]

describe('narrowing choices down', () => {
  it('leaves those that touch everything picked, whichever was first', () => {
    expect(narrow(places, ['a', 'f2']).map((choice) => choice.text)).toEqual(['put a 2'])
    expect(narrow(places, ['f2', 'a']).map((choice) => choice.text)).toEqual(['put a 2'])
  })
  it('marks every element that is still touched', () => {
    expect([...marksOf(narrow(places, ['b'])).keys()]).toEqual(['b', 'f2'])
  })
})

describe('a button that leads to the table', () => {
  const hand = [choice('play a 1', ['a', 'lane1']), choice('play b 1', ['b', 'lane1'])]
  const loot = choice('loot c', ['c'])
  const kinds = { play: { label: 'Play', ask: 'Touch a card.' } }
  const isShown = () => true
  it('does so where it has a question of its own, however few the choices are', () => {
    expect(barOf(hand, [], { kinds, isShown }).buttons[0]?.isOnTable).toBe(true)
    const plain = { play: { label: 'Play' } }
    expect(barOf(hand, [], { kinds: plain, isShown }).buttons[0]?.isOnTable).toBe(false)
  })
  it('says of the only one what its label does not', () => {
    const only = [choice('play', ['a'], { said: 'Play Imp into lane 1' })]
    expect(barOf(only, [], { kinds, isShown }).buttons[0]).toMatchObject({
      label: 'Play',
      more: 'Imp into lane 1',
    })
  })
  it('does the only one at once', () => {
    expect(barOf(hand.slice(1), [], { kinds, isShown }).buttons[0]?.isOnTable).toBe(false)
  })
  it('leaves only its own choices there', () => {
    const { ways } = barOf(hand, [], { kinds, isShown }).buttons[0]!
    expect(leadingTo([...hand, loot], ways)).toEqual(hand)
  })
})

describe('touching an element', () => {
  it('does the only thing that can be done there', () => {
    expect(stepOf(places, [], 'f1')).toEqual({ do: 'act', choice: places[0] })
  })
  it('picks where several things can be done', () => {
    expect(stepOf(places, [], 'a')).toEqual({ do: 'pick', picked: ['a'] })
    expect(stepOf(places, ['a'], 'f2')).toEqual({ do: 'act', choice: places[1] })
  })
  it('puts back what is touched again', () => {
    expect(stepOf(places, ['a'], 'a')).toEqual({ do: 'pick', picked: [] })
  })
  it('starts a new selection elsewhere', () => {
    expect(stepOf(places, ['a'], 'b')).toEqual({ do: 'act', choice: places[2] })
  })
  it('wants a second touch for what cannot be undone', () => {
    const loot = [choice('loot a', ['a'], { undoable: false })]
    expect(stepOf(loot, [], 'a')).toEqual({ do: 'pick', picked: ['a'] })
    expect(stepOf(loot, ['a'], 'a')).toEqual({ do: 'act', choice: loot[0] })
  })
  it('rolls and draws at once', () => {
    const roll = choice('roll', ['dice'], { undoable: false })
    expect(stepOf([roll], [], 'dice')).toEqual({ do: 'act', choice: roll })
  })
  it('asks why where nothing can be done', () => {
    expect(stepOf(places, [], 'x')).toEqual({ do: 'refuse', at: 'x' })
  })
})

const buttonsOf = (...args: Parameters<typeof barOf>) => barOf(...args).buttons

describe('buttons', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => choice(`buy ${n}`, [`block:${n}`]))

  it('are all choices if they are few, the end of the turn last', () => {
    const buttons = buttonsOf(places, [])
    expect(buttons.map((button) => button.label)).toEqual(['put a 1', 'put a 2', 'put b 2', 'end'])
    expect(buttons.at(-1)?.isEnd).toBe(true)
  })
  it('leave many choices to the table where they lie on it', () => {
    const bar = barOf([...many, places[3]!], [], { isShown: (at) => at.startsWith('block') })
    expect(bar.buttons.map((button) => button.label)).toEqual(['end'])
    expect(bar.tray).toEqual([])
    expect(bar.isOnTable).toBe(true)
  })
  it('leave many choices to a tray, the words that tell them apart first', () => {
    const bar = barOf(many, [])
    expect(bar.buttons).toEqual([])
    expect(bar.tray.map((group) => group.title)).toEqual(['buy'])
    expect(bar.tray[0]?.ways.map((way) => way.label)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(bar.isOnTable).toBe(false)
  })
  it('are gold where they are, or lead to, a gold move, and nowhere else', () => {
    const gold = (...args: Parameters<typeof barOf>) =>
      buttonsOf(...args)
        .filter((button) => button.isMain)
        .map((button) => button.label)
    expect(gold(places, [])).toEqual([])
    expect(gold(places.slice(0, 1), [])).toEqual([])
    expect(gold(places, [], { gold: [['put a 2']] })).toEqual(['put a 2'])
    const kinds = { put: { label: 'Put' } }
    expect(gold(places, [], { kinds, gold: [['put b 2']] })).toEqual(['Put'])
    const plans = [plan('put a 1', 'pay x'), plan('put a 1', 'pay y')]
    const [, other] = buttonsOf(places, plans, { gold: [['put a 1', 'pay y']] })
    expect([other?.isMain, other?.ways[0]?.actions]).toEqual([true, ['put a 1', 'pay y']])
    expect(gold(places, plans, { gold: [['put a 1', 'pay z']] })).toEqual([])
  })
  it('show plans in place of the choices that they begin with', () => {
    const buttons = buttonsOf(places, [plan('put a 1', 'end')])
    expect(buttons.map((button) => button.ways[0]?.actions.join())).toEqual([
      'put a 1,end',
      'put a 2',
      'put b 2',
      'end',
    ])
  })
  it('bear the words of the table, and stand for all choices of the kind then', () => {
    const kinds = { put: { label: 'Put it', more: '3 places', icon: 'hand' } }
    const [put, end] = buttonsOf(places, [], { kinds })
    expect([put?.label, put?.more, put?.icon, put?.ways.length]).toEqual([
      'Put it',
      '3 places',
      'hand',
      3,
    ])
    expect(end?.label).toBe('end')
  })
  it('have a second line from the table if nothing else tells what they do', () => {
    const more = () => '3 souls'
    const known = choice('steal p2', [], { preview_said: ['+1 soul'] })
    const [target, steal] = buttonsOf([choice('target p2', []), known], [], { more })
    expect([target?.more, steal?.more]).toEqual(['3 souls', '+1 soul'])
  })
  it('lead to the table where the table asks for their choice, and lay out no plans', () => {
    const kinds = { put: { label: 'Put', ask: 'Where?', isStepwise: true } }
    const isShown = (at: string) => at !== 'void'
    const plans = [plan('put a 1', 'pay x')]
    const [put] = buttonsOf(places, plans, { kinds, isShown })
    expect(put?.isOnTable).toBe(true)
    expect(put?.ways.map((way) => way.actions)).toEqual(places.slice(0, 3).map((one) => [one.text]))
    const [alone] = buttonsOf(places.slice(0, 1), plans, { kinds, isShown })
    expect(alone?.isOnTable).toBe(false) // there is nothing to choose
    expect(buttonsOf(places, [], { kinds })[0]?.isOnTable).toBe(false)
  })
  it('share one button where the table says so', () => {
    const [loot, other] = buttonsOf([choice('loot 1', []), choice('draw', [])], [], {
      kinds: { loot: { label: 'Loot' }, draw: { with: 'loot' } },
    })
    expect(loot?.ways.map((way) => way.actions.join())).toEqual(['loot 1', 'draw'])
    expect(other).toBeUndefined()
  })
  it('need a second press to give something up permanently, unless it is the only move', () => {
    const rash = (choices: Choice[]) => {
      const bar = barOf(choices, [])
      return bar.buttons
        .filter((button) => needsConfirmation(button.ways[0]!, button, bar))
        .map((button) => button.label)
    }
    const roll = choice('roll', ['dice'], { undoable: false })
    const loot = choice('loot 1', ['a'], { undoable: false })
    const predict = choice('predict a', ['a'], { undoable: false, gives_up: true })
    expect(rash([roll, choice('buy', ['a'])])).toEqual([])
    expect(rash([roll, loot])).toEqual([]) // what cannot be undone gives nothing up by itself
    expect(rash(places)).toEqual([]) // the end of a turn gives nothing up
    expect(rash([predict])).toEqual([])
    expect(rash([predict, roll])).toEqual(['predict a'])
  })
  it('are named by the words that all share', () => {
    expect(commonPrefix(['Buy Cat now', 'Buy Dog now'])).toBe('Buy ')
    expect(commonPrefix(['One', 'Two'])).toBe('')
  })
})

describe('gold moves', () => {
  const [first, second] = places as [Choice, Choice]
  const advised = [second.text]

  const puzzle = { moves: [], left: [] }
  const lesson = { moves: ['put b 2'], left: [['put b 2'], ['pay x', 'pay z']] }

  it('are those of a lesson, whatever else is recommended, and none in a puzzle', () => {
    expect(goldMoves({ lesson, choices: places, advised })).toEqual([['put b 2']])
    expect(goldMoves({ lesson: puzzle, choices: places, advised })).toEqual([])
    expect(goldMoves({ lesson: puzzle, choices: [first] })).toEqual([])
  })
  it('are in a lesson only the plans that it accepts to their end', () => {
    const plans = [plan('put b 2', 'pay y'), plan('put b 2', 'pay x'), plan('put b 2', 'pay z')]
    expect(goldMoves({ lesson, choices: places, plans })).toEqual([
      ['put b 2'],
      ['put b 2', 'pay x'],
      ['put b 2', 'pay z'],
    ])
    expect(isAccepted(lesson, ['pay x', 'put b 2'])).toBe(true)
    expect(isAccepted(lesson, ['pay x', 'pay z'])).toBe(false)
    expect(isAccepted(lesson, [])).toBe(false)
    expect(isAccepted(puzzle, ['put b 2'])).toBe(false)
  })
  it('are the only move', () => {
    expect(goldMoves({ choices: [first] })).toEqual([[first.text]])
    expect(goldMoves({ choices: [first], advised })).toEqual([[first.text]])
  })
  it('are what the player put together before what is recommended', () => {
    expect(goldMoves({ choices: places, left: [first], advised })).toEqual([[first.text]])
    expect(goldMoves({ choices: places, left: [first, second], advised })).toEqual([])
  })
  it('are otherwise what is recommended, or none', () => {
    expect(goldMoves({ choices: places, advised })).toEqual([advised])
    expect(goldMoves({ choices: places, advised: [] })).toEqual([])
    expect(goldMoves({ choices: places, advised: null })).toEqual([])
  })
  it('may go on as a plan where they have one action', () => {
    const plans = [plan(second.text, 'pay'), plan(first.text, 'pay')]
    const gold = goldMoves({ choices: places, plans, advised })
    expect(gold).toEqual([advised, [second.text, 'pay']])
    expect(isGold([second.text, 'pay'], gold)).toBe(true)
    expect(isGold([first.text, 'pay'], gold)).toBe(false)
    expect(goldMoves({ choices: places, plans, advised: [second.text, 'end'] })).toEqual([
      [second.text, 'end'],
    ])
  })
})
