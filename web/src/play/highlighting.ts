/* Highlights elements of the table while something else that is about them is pointed at. */
import type { Attachment } from 'svelte/attachments'
import type { Play } from './play.svelte'

/** Highlights elements while the node is pointed at or has the focus, and `otherwise` when it no longer is.

    Listeners in markup would not do: a browser also reports to a removed node that the pointer left it, and
    by then the values of its component must not be read. */
export const highlights =
  (
    play: Pick<Play, 'highlight'>,
    elements: string[],
    otherwise: string[] = [],
  ): Attachment<HTMLElement> =>
  (node) => {
    let isLit = false
    const light = () => {
      isLit = true
      play.highlight(elements)
    }
    const darken = () => {
      if (isLit) play.highlight(otherwise)
      isLit = false
    }
    const listeners = Object.entries({
      pointerenter: light,
      focusin: light,
      pointerleave: darken,
      focusout: darken,
    })
    for (const [name, listener] of listeners) node.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      darken()
    }
  }
