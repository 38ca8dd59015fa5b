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
 * Redirects when a session ends, here or in another tab; a changed form is not asked about, since
 * nothing could save it now. Called once, at the start.
 */
export function followSession(): void {
  followOtherTabs()
  watchProvider()
  onSessionChange(watchProvider)
  onSessionEnd((end, told) => {
    const { pathname, href } = router.state.location
    if (end === 'signed-out') void forgetDevice()
    // Signing out needs no message that the session has ended.
    if (end === 'signed-out' || pathname === '/logout') {
      void router.navigate({ to: '/', replace: true, ignoreBlocker: true })
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

/** An identity provider's session ends with the server's message, and without one in silence (identities §6). */
function tellOfEnd(told: ToldOfEnd | undefined): void {
  if (told === undefined) {
    const [title, text] = [appTexts.text('session.expired'), appTexts.text('session.expiredText')]
    showToast({ title, text, tone: 'warning' })
  } else if (told.message !== null) showToast({ title: told.message, tone: 'warning' })
}

/** Fetched only for a session that began at an identity provider. */
function watchProvider(): void {
  if (readStored(storedKeys.providerExpiry) === null) return
  void import('../platform/session/provider-expiry.ts').then(
    ({ watchProviderExpiry }) => watchProviderExpiry(),
    () => undefined,
  )
}

/** A person who signs out gets no more messages here; a session that only ended goes on with the next one. */
async function forgetDevice(): Promise<void> {
  const { forgetPushDevice } = await import('../platform/push/push-device.ts')
  await forgetPushDevice().catch(() => undefined)
}
