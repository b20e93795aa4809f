import { expect, test } from 'vitest'
import { highlights } from '../src/play/highlighting'

/** A node with highlights, what is highlighted, and a function that removes the node. */
function highlightingNode(elements: string[], otherwise?: string[]) {
  const node = new EventTarget() as HTMLElement
  const lit: string[][] = []
  const remove = highlights({ highlight: (at) => lit.push(at) }, elements, otherwise)(node)
  return { node, lit, remove: remove as () => void }
}

test('elements are highlighted while the node is pointed at', () => {
  const { node, lit } = highlightingNode(['card:1'], ['card:2'])
  node.dispatchEvent(new Event('pointerenter'))
  node.dispatchEvent(new Event('pointerleave'))
  expect(lit).toEqual([['card:1'], ['card:2']])
})

test('a node that is removed while it is pointed at highlights nothing more', () => {
  const { node, lit, remove } = highlightingNode(['card:1'])
  node.dispatchEvent(new Event('pointerenter'))
  remove()
  node.dispatchEvent(new Event('pointerleave'))
  expect(lit).toEqual([['card:1'], []])
})
