import { SplashScreen } from '@portaria/ui/layout/SplashScreen'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { showToast } from '@portaria/ui/toast'
import { useEffect } from 'react'
import { hostedProviderName } from '../../../platform/offered.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { BrandMark } from '../../../shell/BrandMark.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

/** Loaded only if the operator has set up a hosted identity provider. */
const HostedCallback = lazyPart(
  async () => (await import('../hosted-provider/HostedCallback.tsx')).HostedCallback,
)

export interface CallbackPageProps {
  /** Continues at the path of the app that was requested, or at the landing page. */
  onSignedIn: (target: string | undefined) => void
  /** Continues at the sign-in page. */
  onLogin: () => void
}

/**
 * `/callback`: the page to which a hosted identity provider redirects. Without a provider it says
 * so.
 */
export function CallbackPage({ onSignedIn, onLogin }: CallbackPageProps) {
  const provider = hostedProviderName()
  if (provider === null) return <NoProvider onDone={onLogin} />
  return <HostedCallback provider={provider} onSignedIn={onSignedIn} onLogin={onLogin} />
}

function NoProvider({ onDone }: { onDone: () => void }) {
  const t = signInTexts.useTexts()
  usePageTitle(t('callback.pageTitle'))
  useEffect(() => {
    const { text } = signInTexts
    showToast({ title: text('callback.title'), text: text('callback.text'), tone: 'warning' })
    onDone()
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <SplashScreen logo={<BrandMark className="size-12" />} label={t('callback.title')} />
}
