/* What a proposal lets one touch, beside what the question of the server does. */
import type { Attachment } from 'svelte/attachments'
import type { DsPlay } from './dice'

/** Makes an element reachable while the table itself offers it. Comes after `play.touch(at)`. */
export const offered =
  (play: DsPlay, at: string, isOffered: () => boolean): Attachment<HTMLElement> =>
  (node) => {
    $effect(() => {
      void play.picked
      void play.lit
      node.setAttribute('tabindex', isOffered() || play.marks.has(at) ? '0' : '-1')
    })
  }

/** Enter on something inside is for that alone, not for what it lies on. */
export const keepEnter: Attachment<HTMLElement> = (node) => {
  const keep = (event: Event): void => {
    if ((event as KeyboardEvent).key === 'Enter') event.stopPropagation()
  }
  node.addEventListener('keydown', keep)
  return () => node.removeEventListener('keydown', keep)
}

/** Brings a panel into view where the table scrolls. */
export const intoView: Attachment<HTMLElement> = (node) => {
  if (matchMedia('(max-width:760px)').matches) node.scrollIntoView({ block: 'start' })
}
