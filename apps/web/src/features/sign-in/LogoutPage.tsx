import { SplashScreen } from '@portaria/ui/layout/SplashScreen'
import { useEffect } from 'react'
import { callApi } from '../../platform/http-client.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { endSession } from '../../platform/session/session.store.ts'
import { BrandMark } from '../../shell/BrandMark.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/** Milliseconds to wait for the server before this browser forgets the session anyway. */
const PATIENCE = 3_000

/** `/logout`: ends the session at the server, then here and in every other tab. */
export function LogoutPage() {
  const t = signInTexts.useTexts()
  usePageTitle(t('logout.pageTitle'))
  useEffect(() => {
    const signal = AbortSignal.timeout(PATIENCE)
    // The person asked to sign out, whatever the server answers.
    callApi('/logout', { method: 'POST', signal })
      .catch(() => undefined)
      .finally(() => endSession('signed-out'))
  }, [])
  return <SplashScreen logo={<BrandMark className="size-12" />} label={t('logout.title')} />
}
