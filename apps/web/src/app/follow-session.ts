import { showToast } from '@portaria/ui/toast'
import { followOtherTabs, onSessionEnd } from '../platform/session/session.store.ts'
import { LOGIN_PAGE } from './access.ts'
import { router } from './router.tsx'
import { appTexts } from './texts/app-texts.ts'

/**
 * Redirects when a session ends, here or in another tab; a changed form is not asked about, since
 * nothing could save it now. Called once, at the start.
 */
export function followSession(): void {
  followOtherTabs()
  onSessionEnd((end) => {
    const { pathname, href } = router.state.location
    if (end === 'signed-out') void forgetDevice()
    // Signing out needs no message that the session has ended.
    if (end === 'signed-out' || pathname === '/logout') {
      void router.navigate({ to: '/', replace: true, ignoreBlocker: true })
    } else if (pathname !== LOGIN_PAGE) {
      const title = appTexts.text('session.expired')
      showToast({ title, text: appTexts.text('session.expiredText'), tone: 'warning' })
      void router.navigate({
        to: LOGIN_PAGE,
        search: { redirect: href },
        replace: true,
        ignoreBlocker: true,
      })
    }
  })
}

/** A person who signs out gets no more messages here; a session that only ended goes on with the next one. */
async function forgetDevice(): Promise<void> {
  const { forgetPushDevice } = await import('../platform/push/push-device.ts')
  await forgetPushDevice().catch(() => undefined)
}
