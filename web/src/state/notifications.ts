/* Notifies you of your turn while you look elsewhere: with the icon, a sound and a system notification. */
import { settings } from './settings.svelte'
import { playSound } from './sound'

const DOT = '<circle cx="392" cy="120" r="112" fill="#f0705c" stroke="#150f13" stroke-width="28"/>'
let plainIcon = ''
let turnIcon = ''

/** Shows the icon of the page with or without a red dot. */
export async function showTurnIcon(isMyTurn: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  plainIcon ||= link.href
  if (isMyTurn && !turnIcon) {
    const svg = await fetch(plainIcon).then(
      (response) => response.text(),
      () => '',
    )
    turnIcon = `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', `${DOT}</svg>`))}`
  }
  link.href = isMyTurn && turnIcon ? turnIcon : plainIcon
}

/** Whether this browser can show notifications here. It cannot if the page isn't loaded over HTTPS. */
export const canNotify = (): boolean => 'Notification' in window && isSecureContext

/** Asks for permission to show notifications and stores the answer in the settings. */
export async function requestNotifications(): Promise<boolean> {
  const answer = canNotify() ? await Notification.requestPermission() : 'denied'
  settings.setNotify(answer === 'granted')
  return answer === 'granted'
}

/** Announces your turn with a sound and, if the settings allow it, a system notification. */
export function notifyTurn(title: string, body: string, table: string): void {
  playSound('turn')
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted')
    return
  const notification = new Notification(title, { body, tag: table })
  notification.onclick = () => {
    focus()
    notification.close()
  }
}
