/* How the page calls whoever looks elsewhere: by its icon, by a sound, by the system. */
import { settings } from './settings.svelte'
import { sound } from './sound'

const DOT = '<circle cx="392" cy="120" r="112" fill="#f0705c" stroke="#150f13" stroke-width="28"/>'
let calm = ''
let calling = ''

/** Show the icon with a red dot, or without. */
export async function showCall(isCalling: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  calm ||= link.href
  if (isCalling && !calling) {
    const drawn = await fetch(calm).then((told) => told.text(), () => '')
    calling = `data:image/svg+xml,${encodeURIComponent(drawn.replace('</svg>', `${DOT}</svg>`))}`
  }
  link.href = isCalling && calling ? calling : calm
}

/** Whether this browser can show notifications here; it cannot where the page is not secure. */
export const canNotify = (): boolean => 'Notification' in window && isSecureContext

/** Ask whether the system may call; the answer is kept. */
export async function askToNotify(): Promise<boolean> {
  const answer = canNotify() ? await Notification.requestPermission() : 'denied'
  settings.setNotify(answer === 'granted')
  return answer === 'granted'
}

/** It is one's turn: say so, as far as one wants to hear it. */
export function call(title: string, said: string, table: string): void {
  sound('turn')
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return
  const note = new Notification(title, { body: said, tag: table })
  note.onclick = () => {
    focus()
    note.close()
  }
}
