/* Panels on a screen where the table scrolls. */
import type { Attachment } from 'svelte/attachments'

/** Brings a panel into view where the table scrolls, with the dice beside it. */
export const intoView: Attachment<HTMLElement> = (node) => {
  if (matchMedia('(max-width:760px)').matches) (node.closest('.dmid') ?? node).scrollIntoView({ block: 'start' })
}
