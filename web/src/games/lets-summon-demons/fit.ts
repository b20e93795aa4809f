/* Finds how large the text of a card can be: the first step at which nothing is cut off.

   1: large emblem; 2: smaller text, small emblem; 3: the kind is a letter in the corner;
   4: the emblem is behind the text. A card is measured once per text and size. */
import type { Attachment } from 'svelte/attachments'

const LAST = 4
const steps = new Map<string, number>()
const words = new Map<Element, string>()
let observer: ResizeObserver | undefined

/** Whether the name and the text of a card fit into it. */
function fits(card: HTMLElement): boolean {
  const [name, text] = card.querySelectorAll<HTMLElement>('[data-words]')
  if (!name || !text) return true
  return text.scrollHeight <= text.clientHeight + 1 && name.scrollWidth <= name.clientWidth + 1
}

function measureStep(card: HTMLElement): number {
  for (let step = 1; step <= LAST; step++) {
    card.dataset.fit = String(step)
    if (fits(card)) return step
  }
  return 0
}

function fit(card: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = card
  if (!width) return
  const size = getComputedStyle(card).fontSize
  const key = [words.get(card), width, height, size].join('|')
  const step = steps.get(key) ?? measureStep(card)
  if (document.fonts.status === 'loaded') steps.set(key, step)
  card.dataset.fit = String(step || LAST)
  card.toggleAttribute('data-cut', step === 0)
}

function createObserver(): ResizeObserver {
  const created = new ResizeObserver((entries) => {
    for (const { target } of entries) fit(target as HTMLElement)
  })
  void document.fonts.ready.then(() => {
    for (const card of words.keys()) fit(card as HTMLElement)
  })
  return created
}

/** Fits the text of a card, now and whenever its size or the text changes. */
export const fitWords =
  (text: string): Attachment<HTMLElement> =>
  (card) => {
    observer ??= createObserver()
    words.set(card, text)
    observer.observe(card)
    return () => {
      words.delete(card)
      observer?.unobserve(card)
    }
  }
