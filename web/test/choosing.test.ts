import { describe, expect, it } from 'vitest'
import { buttonsOf, isRash, marksOf, narrow, shared, stepOf } from '../src/play/choosing'
import type { Choice, PlanChoice } from '../src/wire'

function choice(text: string, touches: string[], more: Partial<Choice> = {}): Choice {
  const kind = text.split(' ')[0] as string
  return { text, kind, label: kind, args: {}, touches, preview: {}, undoable: true, ends: false, said: text, ...more }
}
const plan = (...actions: string[]): PlanChoice => ({ key: 'p', args: {}, actions, touches: [], undoable: true })

const places = [
  choice('put a 1', ['a', 'f1']),
  choice('put a 2', ['a', 'f2']),
  choice('put b 2', ['b', 'f2']),
  choice('end', [], { ends: true, undoable: false }),
]

describe('narrowing choices down', () => {
  it('leaves those that touch everything picked, whichever was first', () => {
    expect(narrow(places, ['a', 'f2']).map((one) => one.text)).toEqual(['put a 2'])
    expect(narrow(places, ['f2', 'a']).map((one) => one.text)).toEqual(['put a 2'])
  })
  it('marks every element that is still touched', () => {
    expect([...marksOf(narrow(places, ['b'])).keys()]).toEqual(['b', 'f2'])
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
  it('begins anew elsewhere', () => {
    expect(stepOf(places, ['a'], 'b')).toEqual({ do: 'act', choice: places[2] })
  })
  it('wants a second touch for what cannot be undone', () => {
    const roll = [choice('roll', ['dice'], { undoable: false })]
    expect(stepOf(roll, [], 'dice')).toEqual({ do: 'pick', picked: ['dice'] })
    expect(stepOf(roll, ['dice'], 'dice')).toEqual({ do: 'act', choice: roll[0] })
  })
  it('asks why where nothing can be done', () => {
    expect(stepOf(places, [], 'x')).toEqual({ do: 'refuse', at: 'x' })
  })
})

describe('buttons', () => {
  it('are all choices if they are few, the end of the turn last', () => {
    const buttons = buttonsOf(places, [])
    expect(buttons.map((one) => one.label)).toEqual(['put a 1', 'put a 2', 'put b 2', 'end'])
    expect(buttons.at(-1)?.isEnd).toBe(true)
  })
  it('gather many of one kind', () => {
    const many = [choice('roll', []), ...[1, 2, 3, 4, 5, 6].map((n) => choice(`buy ${n}`, []))]
    expect(buttonsOf(many, []).map((one) => [one.label, one.ways.length])).toEqual([
      ['roll', 1],
      ['buy …', 6],
    ])
  })
  it('have at most one that is gold: what the first plan does', () => {
    const buttons = buttonsOf(places, [plan('put a 2')])
    expect(buttons.filter((one) => one.isMain).map((one) => one.label)).toEqual(['put a 2'])
  })
  it('show plans in place of the choices that they begin with', () => {
    const buttons = buttonsOf(places, [plan('put a 1', 'end')])
    expect(buttons.map((one) => one.ways[0]?.actions.join())).toEqual(['put a 1,end', 'put a 2', 'put b 2', 'end'])
  })
  it('bear the words of the table, and stand for all choices of the kind then', () => {
    const kinds = { put: { label: 'Put it', more: '3 places', icon: 'hand' } }
    const [put, end] = buttonsOf(places, [], kinds)
    expect([put?.label, put?.more, put?.icon, put?.ways.length]).toEqual(['Put it', '3 places', 'hand', 3])
    expect(end?.label).toBe('end')
  })
  it('share one button where the table says so', () => {
    const [loot, other] = buttonsOf([choice('loot 1', []), choice('draw', [])], [], { loot: { label: 'Loot' }, draw: { with: 'loot' } })
    expect(loot?.ways.map((way) => way.actions.join())).toEqual(['loot 1', 'draw'])
    expect(other).toBeUndefined()
  })
  it('have gold on what lets it be, where nothing can be undone', () => {
    const predict = [choice('predict a', ['a'], { undoable: false }), choice('wait', [], { undoable: false })]
    expect(buttonsOf(predict, []).find((one) => one.isMain)?.label).toBe('wait')
  })
  it('want a second press for what cannot be undone, unless it is gold or the only one', () => {
    const rash = (choices: Choice[]) => {
      const buttons = buttonsOf(choices, [])
      return buttons.filter((one) => isRash(one.ways[0]!, one, buttons)).map((one) => one.label)
    }
    const roll = choice('roll', ['dice'], { undoable: false })
    expect(rash([roll])).toEqual([])
    expect(rash([roll, choice('buy', ['a'])])).toEqual(['roll'])
    expect(rash(places)).toEqual(['end'])
    expect(rash([choice('predict a', ['a'], { undoable: false }), choice('wait', [], { undoable: false })])).toEqual(['predict a'])
  })
  it('are named by the words that all share', () => {
    expect(shared(['Buy Cat now', 'Buy Dog now'])).toBe('Buy ')
    expect(shared(['One', 'Two'])).toBe('')
  })
})
