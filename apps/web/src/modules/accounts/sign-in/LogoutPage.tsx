import { Button } from '@portaria/ui/actions/Button'
import { SplashScreen } from '@portaria/ui/layout/SplashScreen'
import { useEffect, useState } from 'react'
import { callApi } from '../../../platform/http-client.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { currentSession, endSession } from '../../../platform/session/session.store.ts'
import { readStored, storedKeys } from '../../../platform/session/session-storage.ts'
import { BrandMark } from '../../../shell/BrandMark.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/** Milliseconds to wait for the server before this browser forgets the session anyway. */
const PATIENCE = 3_000

/**
 * `/logout`: ends the session at the server, then here and in every other tab. If the person has
 * drafts on this device, it first asks whether to keep them.
 */
export function LogoutPage() {
  const t = signInTexts.useTexts()
  const [left, setLeft] = useState<number | null>(null)
  usePageTitle(t('logout.pageTitle'))
  useEffect(() => {
    const begin = async () => {
      // A browser without storage has no drafts.
      const count = await countDrafts().catch(() => 0)
      setLeft(count)
      if (count === 0) signOut()
    }
    void begin()
  }, [])
  const leave = (drop: boolean) => {
    setLeft(0)
    if (drop)
      void dropDrafts()
        .catch(() => undefined)
        .finally(signOut)
    else signOut()
  }
  if (left === null || left === 0) {
    return <SplashScreen logo={<BrandMark className="size-12" />} label={t('logout.title')} />
  }
  return (
    <AuthLayout
      pageTitle={t('logout.pageTitle')}
      title={t('logout.draftsTitle')}
      text={t('logout.draftsText', { count: left })}
    >
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="lg" onClick={() => leave(true)}>
          {t('logout.dropDrafts')}
        </Button>
        <Button size="lg" onClick={() => leave(false)}>
          {t('logout.keepDrafts')}
        </Button>
      </div>
    </AuthLayout>
  )
}

function signOut(): void {
  const signal = AbortSignal.timeout(PATIENCE)
  // Read first: the end of the session here clears it.
  const idToken = readStored(storedKeys.providerId)
  // The person asked to sign out, so an error of the server does not matter.
  callApi('/logout', { method: 'POST', signal })
    .catch(() => undefined)
    .finally(() => {
      endSession('signed-out')
      if (idToken !== null) void leaveProvider(idToken).catch(() => undefined)
    })
}

/** Loaded only after a session of a hosted provider. */
async function leaveProvider(idToken: string): Promise<void> {
  const { endAtProvider } = await import('../hosted-provider/end-at-provider.ts')
  await endAtProvider(idToken)
}

async function countDrafts(): Promise<number> {
  const { drafts } = await import('../../../platform/drafts/own-drafts.ts')
  const { user } = currentSession()
  return user === null ? 0 : drafts.countOf(user.id)
}

async function dropDrafts(): Promise<void> {
  const { drafts } = await import('../../../platform/drafts/own-drafts.ts')
  const { user } = currentSession()
  if (user !== null) await drafts.dropOf(user.id)
}
