/** What calls somebody back who looks elsewhere: the title of the page, the sign of the app, and a notification. */

import { settings } from './settings.svelte'

/** How many games wait for this device. */
export function badge(games: number, title: string): void {
  document.title = games ? `● ${games > 1 ? `(${games}) ` : ''}${title}` : title
  const sign = navigator as { setAppBadge?: (count: number) => Promise<void> }
  void sign.setAppBadge?.(games).catch(() => undefined) // 0 takes it away
}

export const canNotify = () => 'Notification' in globalThis

/** Asks the reader, where that was not done yet. */
export const mayNotify = async () => (await Notification.requestPermission()) === 'granted'

/** Says so outside the page, unless it is looked at. A tap leads to `path`. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const how = { body, tag: path, data: path, icon: '/icon-192.png' }
  const worker = await navigator.serviceWorker?.getRegistration() // phones have no other way
  if (worker) await worker.showNotification(title, how)
  else new Notification(title, how).onclick = () => focus()
}
