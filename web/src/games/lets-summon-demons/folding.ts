/* What folds if dice and Block don't fit: the player's own cards (on phones), the rivals, or both. */
import type { Attachment } from 'svelte/attachments'

export const FOLDS = ['', 'own', 'rivals', 'own rivals'] as const

/** The least that must fold for everything to fit; `fits` asks whether it does after something folded. */
export function leastFold(fits: (fold: string) => boolean): string {
  return FOLDS.find((fold) => fits(fold)) ?? FOLDS.at(-1)!
}

/** Folds as much as must fold, and again whenever the room or the contents change. */
export const folding: Attachment<HTMLElement> = (table) => {
  function fits(fold: string): boolean {
    table.dataset.fold = fold
    return table.scrollHeight <= table.clientHeight + 1
  }
  const fold = () => void leastFold(fits)
  const sized = new ResizeObserver(fold)
  const observe = () => {
    sized.disconnect()
    for (const node of [table, ...table.children]) sized.observe(node)
  }
  const changed = new MutationObserver(observe)
  changed.observe(table, { childList: true })
  observe()
  return () => {
    sized.disconnect()
    changed.disconnect()
  }
}
