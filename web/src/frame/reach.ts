/* Where arrow keys lead on the page: from element to element, and to the buttons of the prompt. */
import { neighbour, type Arrow, type Box } from '../play/keyboard'

const STOPS = '.table [data-at], .self [data-at], .prompt button'

/** Move the focus to the next stop in a direction; within the log, from line to line. */
export function moveFocus(app: HTMLElement, arrow: Arrow): void {
  const here = document.activeElement as HTMLElement | null
  if (here?.closest('.log')) return moveInLog(here, arrow)
  const stops = [...app.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.getClientRects().length)
  const boxes: Box[] = stops.map((one, i) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return { id: String(i), x, y, width, height }
  })
  const next = neighbour(boxes, here ? String(stops.indexOf(here)) : '', arrow)
  if (next !== null) stops[Number(next)]?.focus()
}

function moveInLog(here: HTMLElement, arrow: Arrow): void {
  const lines = [...(here.closest('.log')?.querySelectorAll<HTMLElement>('.names') ?? [])]
  const at = lines.indexOf(here)
  const step = arrow === 'ArrowUp' || arrow === 'ArrowLeft' ? -1 : 1
  const next = at < 0 ? lines.length - 1 : Math.min(lines.length - 1, Math.max(0, at + step))
  lines[next]?.focus()
}
