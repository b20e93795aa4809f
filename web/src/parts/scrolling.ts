/* Scrolling of panels. */
import type { Attachment } from 'svelte/attachments'

/** Scrolls a panel into view, in windows where the table scrolls, once the prompt has its height. */
export const scrollPanelIntoView: Attachment<HTMLElement> = (node) => {
  if (!matchMedia('(width <= 899px)').matches) return
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => node.scrollIntoView({ block: 'nearest' }))
  })
  return () => cancelAnimationFrame(frame)
}
