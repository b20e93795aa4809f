/* Feedback to a press in the next frame. Greying the prompt is cheap to draw; everything else waits until
   that is painted. */

const PAINT_TIMEOUT = 1000 // milliseconds; a hidden page is never painted

/** Shows that something was pressed, and calls back once that is painted. */
export function paintPress(callback: () => void): void {
  document.documentElement.setAttribute('data-sent', '')
  afterPaint(() => {
    document.documentElement.removeAttribute('data-sent')
    callback()
  })
}

/** Calls back once the current page is painted, or immediately if it is hidden. */
function afterPaint(callback: () => void): void {
  if (document.hidden) return callback()
  let isDone = false
  const finish = () => {
    if (!isDone) callback()
    isDone = true
  }
  // A frame is painted in the same task, right after its callbacks, so the timeout runs after the paint.
  requestAnimationFrame(() => setTimeout(finish))
  setTimeout(finish, PAINT_TIMEOUT)
}
