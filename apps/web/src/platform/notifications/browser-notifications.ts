/** What this browser says of notifications; `unsupported` where it has none, or the page is no secure one. */
export type BrowserPermission = NotificationPermission | 'unsupported'

export function browserPermission(): BrowserPermission {
  return 'Notification' in window && window.isSecureContext
    ? Notification.permission
    : 'unsupported'
}

/** Has the browser ask the person, who must have just pressed something; it asks once. */
export async function askBrowser(): Promise<BrowserPermission> {
  if (browserPermission() !== 'default') return browserPermission()
  return Notification.requestPermission()
}

export type BrowserNotice = {
  title: string
  text: string
  /** Of several with one tag the browser shows one: the same news in two tabs is one. */
  tag: string
  /** Once it is pressed and this tab is in front. */
  onOpen?: () => void
}

/** Shows a notification of the browser's own; false where it refuses, as Android's pages do. */
export function notifyBrowser({ title, text, tag, onOpen }: BrowserNotice): boolean {
  if (browserPermission() !== 'granted') return false
  try {
    const notice = new Notification(title, { body: text, tag, icon: '/favicon.svg' })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onOpen?.()
    })
    return true
  } catch {
    return false
  }
}

/** Whether somebody has this page before their eyes. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
