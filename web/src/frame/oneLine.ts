/* A row of chips that never wraps; chips that don't fit are hidden and counted. */
import type { Attachment } from 'svelte/attachments'

/** Keeps a row on one line; `onHidden` gets the number of chips that don't fit. */
export const oneLine =
  (onHidden: (count: number) => void): Attachment<HTMLElement> =>
  (row) => {
    const fit = () => {
      const { right } = row.getBoundingClientRect()
      const chips = [...(row.children as HTMLCollectionOf<HTMLElement>)]
      const top = chips[0]?.getBoundingClientRect().top ?? 0
      const hidden = chips.filter((chip) => {
        const place = chip.getBoundingClientRect()
        const isHidden = place.top >= top + 1 || place.right >= right + 1
        chip.style.visibility = isHidden ? 'hidden' : ''
        return isHidden
      })
      onHidden(row.clientWidth ? hidden.length : 0)
    }
    const resizeObserver = new ResizeObserver(fit)
    resizeObserver.observe(row)
    const mutationObserver = new MutationObserver(fit)
    mutationObserver.observe(row, { childList: true, subtree: true, characterData: true })
    return () => {
      resizeObserver.disconnect()
      mutationObserver.disconnect()
    }
  }
