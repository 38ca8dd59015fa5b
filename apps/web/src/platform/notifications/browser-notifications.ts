/**
 * The browser's permission for notifications; `unsupported` without them, or on an insecure page.
 */
export type BrowserPermission = NotificationPermission | 'unsupported'

export function browserPermission(): BrowserPermission {
  return 'Notification' in window && window.isSecureContext
    ? Notification.permission
    : 'unsupported'
}

/** Asks the person for permission, if not yet decided; called right after a press. */
export async function askBrowser(): Promise<BrowserPermission> {
  if (browserPermission() !== 'default') return browserPermission()
  return Notification.requestPermission()
}

export type BrowserNotice = {
  title: string
  text: string
  /** The browser shows one notification per tag, so two tabs do not show the same one twice. */
  tag: string
  /** Called when the notification is pressed, after this tab is brought to the front. */
  onOpen?: () => void
}

/** Shows a browser notification; returns false where the browser refuses, as on Android. */
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

/** Whether the page is visible and has the focus. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
