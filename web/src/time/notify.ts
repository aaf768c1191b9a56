/** A word from the browser itself while nobody looks at the page; only if somebody asked for it. */

import { settings } from '../settings.svelte'

export const canNotify = (): boolean => 'Notification' in globalThis

/** Ask, because somebody has just turned it on; whether it is allowed. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Tell it if the page is out of sight. What was told of the same table before gives way. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !settings.kept.notify || !canNotify() || Notification.permission !== 'granted') return
  const how = { body, tag: `table-${table}`, icon: '/icon-192.png', data: { path: `/table/${table}` } }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) return worker.showNotification(title, how)
  try {
    const told = new Notification(title, how)
    told.onclick = () => {
      window.focus()
      told.close()
    }
  } catch {
    // Some phones tell nothing without a worker.
  }
}
