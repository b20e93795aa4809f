/* A press is seen in the very next frame: it greys the prompt, which is little work, and whatever
   else there is to draw waits until that has been painted. */

const PATIENCE = 100 // milliseconds; a page that nobody sees any more is not painted

/** Show that something was pressed, and call back once that has been painted. */
export function paintPress(then: () => void): void {
  document.documentElement.setAttribute('data-sent', '')
  afterPaint(() => {
    document.documentElement.removeAttribute('data-sent')
    then()
  })
}

/** Call back once the page as it is now has been painted; at once where nobody sees it. */
function afterPaint(then: () => void): void {
  if (document.hidden) return then()
  let isDone = false
  const finish = () => {
    if (!isDone) then()
    isDone = true
  }
  // A frame is painted right after its callbacks, in the same task: what is next comes after it.
  requestAnimationFrame(() => setTimeout(finish))
  setTimeout(finish, PATIENCE)
}
