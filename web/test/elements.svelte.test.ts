import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { Elements } from '../src/play/elements.svelte'
import type { Play } from '../src/play/play.svelte'

vi.stubGlobal('document', { body: { addEventListener: () => {} } })
afterEach(() => vi.restoreAllMocks())

/** A node of the page, as far as an element needs it. */
function fakeNode() {
  const attributes = new Map<string, string>()
  return {
    tagName: 'BUTTON',
    attributes,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
    hasAttribute: (name: string) => attributes.has(name),
    closest: () => null,
  }
}

const play = {
  picked: [],
  marks: new Map(),
  highlighted: [],
  lessonTargets: [],
  refusedAt: '',
  lastMoves: new Map(),
  goldTexts: new Set(),
  director: { isRolling: false },
} as unknown as Play

/** A component that draws one element, which is offered while `isOffered` is true. */
function drawElement(elements: Elements, isOffered: () => boolean) {
  const node = fakeNode()
  const remove = $effect.root(() => {
    const isOfferedNow = $derived(isOffered())
    $effect(() =>
      elements.register(node as unknown as HTMLElement, 'card', { offered: () => isOfferedNow }),
    )
  })
  return { node, remove }
}

test('an element is marked as long as its component offers it', () => {
  let isOffered = $state(false)
  let elements!: Elements
  const end = $effect.root(() => void (elements = new Elements(play)))
  const { node, remove } = drawElement(elements, () => isOffered)
  flushSync()
  expect(node.attributes.get('data-mark')).toBe('')
  isOffered = true
  flushSync()
  expect(node.attributes.get('data-mark')).toBe('legal')
  remove()
  end()
})

test('what a removed component offered is not read again', () => {
  const warn = vi.spyOn(console, 'warn')
  let isOffered = $state(false)
  let elements!: Elements
  const end = $effect.root(() => void (elements = new Elements(play)))
  const { remove } = drawElement(elements, () => isOffered)
  flushSync()
  remove()
  isOffered = true
  flushSync()
  expect(warn).not.toHaveBeenCalled()
  end()
})
