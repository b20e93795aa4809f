/* Finds the first step of a card's layout at which no text is cut off.

   Step 1: large emblem. 2: small emblem, smaller text. 3: the emblem beside the name. 4: the same
   with icons for keywords. Each text is measured once per size. */
import type { Attachment } from 'svelte/attachments'

export const STEPS = [1, 2, 3, 4]
const LAST = 4

const measured = new Map<string, number>()
const refits = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/** Fits the text inside the node, now and whenever its size changes; `onStep` gets the step. */
export function fitText(text: string, onStep: (step: number) => void): Attachment<HTMLElement> {
  return (node) => {
    let isGone = false
    const refit = (): void => {
      if (isGone || !node.offsetHeight) return
      const key = `${node.className} ${node.offsetWidth} ${node.offsetHeight} ${text}`
      const step = measured.get(key) ?? stepThatFits(node)
      if (document.fonts.status === 'loaded') measured.set(key, step)
      node.dataset.fit = String(step)
      onStep(step)
    }
    observer ??= new ResizeObserver((entries) => {
      for (const { target } of entries) refits.get(target)?.()
    })
    refits.set(node, refit)
    observer.observe(node)
    void document.fonts.ready.then(refit)
    return () => {
      isGone = true
      observer?.unobserve(node)
    }
  }
}

function stepThatFits(node: HTMLElement): number {
  const fitting = STEPS.find((step) => {
    node.dataset.fit = String(step)
    return !isCut(node)
  })
  return fitting ?? LAST
}

/** Whether the text does not fit its box, or something below it is pushed out. */
export function isCut(node: HTMLElement): boolean {
  const words = node.querySelector<HTMLElement>('[data-text]')
  if (!words) return false
  const foot = node.querySelector('[data-foot]')
  const isOut =
    foot && foot.getBoundingClientRect().bottom > node.getBoundingClientRect().bottom + 1
  return Boolean(isOut) || words.scrollHeight > words.clientHeight + 1
}
