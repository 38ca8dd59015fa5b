/** The browser's permission of notifications; `unsupported` without them, or on an insecure page. */
export type BrowserPermission = NotificationPermission | 'unsupported'

export function browserPermission(): BrowserPermission {
  return 'Notification' in window && window.isSecureContext
    ? Notification.permission
    : 'unsupported'
}

/** Makes the browser ask for permission, once, right after a press. */
export async function askBrowser(): Promise<BrowserPermission> {
  if (browserPermission() !== 'default') return browserPermission()
  return Notification.requestPermission()
}

export type BrowserNotice = {
  title: string
  text: string
  /** Of several with one tag the browser shows one, such as the same from two tabs. */
  tag: string
  /** Once it is pressed and this tab is in front. */
  onOpen?: () => void
}

/** Shows a notification of the browser; false where it refuses, as on Android. */
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
