import { showToast } from '@portaria/ui/toast'
import {
  followOtherTabs,
  onSessionChange,
  onSessionEnd,
  type ToldOfEnd,
} from '../platform/session/session.store.ts'
import { readStored, storedKeys } from '../platform/session/session-storage.ts'
import { LOGIN_PAGE } from './access.ts'
import { router } from './router.tsx'
import { appTexts } from './texts/app-texts.ts'

/**
 * Redirects when a session ends, in this tab or another. It does not ask about a changed form,
 * which could no longer be saved. Called once, at the start.
 */
export function followSession(): void {
  followOtherTabs()
  watchProvider()
  onSessionChange(watchProvider)
  onSessionEnd((end, told) => {
    const { pathname, href } = router.state.location
    if (end === 'signed-out') void forgetDevice()
    // After signing out nobody needs to be told that the session has ended.
    if (end === 'signed-out' || pathname === '/logout') {
      void router.navigate({ ...afterLogout(), replace: true, ignoreBlocker: true })
    } else if (pathname !== LOGIN_PAGE) {
      tellOfEnd(told)
      void router.navigate({
        to: LOGIN_PAGE,
        search: { redirect: href },
        replace: true,
        ignoreBlocker: true,
      })
    }
  })
}

/** The page after signing out: the start, or signing in as somebody else for the named page. */
function afterLogout(): { to: string; search?: { redirect: string } } {
  const { pathname, searchStr } = router.state.location
  const redirect = new URLSearchParams(searchStr).get('redirect')
  if (pathname !== '/logout' || redirect === null) return { to: '/' }
  return { to: LOGIN_PAGE, search: { redirect } }
}

/**
 * Reports the end of an identity provider's session with the server's message, or not at all
 * without one (identities §6).
 */
function tellOfEnd(told: ToldOfEnd | undefined): void {
  if (told === undefined) {
    const [title, text] = [appTexts.text('session.expired'), appTexts.text('session.expiredText')]
    showToast({ title, text, tone: 'warning' })
  } else if (told.message !== null) showToast({ title: told.message, tone: 'warning' })
}

/** Loaded only for a session of an identity provider. */
function watchProvider(): void {
  if (readStored(storedKeys.providerExpiry) === null) return
  void import('../platform/session/provider-expiry.ts').then(
    ({ watchProviderExpiry }) => watchProviderExpiry(),
    () => undefined,
  )
}

/**
 * Stops push messages on this device when a person signs out; after a session that merely expired,
 * they continue.
 */
async function forgetDevice(): Promise<void> {
  const { forgetPushDevice } = await import('../platform/push/push-device.ts')
  await forgetPushDevice().catch(() => undefined)
}
