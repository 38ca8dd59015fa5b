import { SplashScreen } from '@portaria/ui/layout/SplashScreen'
import { showToast } from '@portaria/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { forgetReturn, readReturn } from '../../../platform/session/provider-return.ts'
import { BrandMark } from '../../../shell/BrandMark.tsx'
import type { IdentityOutcome } from '../identities/identity-calls.ts'
import { identityTexts } from '../identities/texts/identity-texts.ts'
import { useIdentitySteps } from '../identities/use-identity-steps.tsx'
import { completeAtServer } from './callback-calls.ts'

export interface HostedCallbackProps {
  provider: string
  /** Continues at the path of the app that was requested, or at the landing page. */
  onSignedIn: (target: string | undefined) => void
  onLogin: () => void
}

/** `/callback`: hands the provider's answer to the server, and shows what comes next. */
export function HostedCallback({ provider, onSignedIn, onLogin }: HostedCallbackProps) {
  const t = identityTexts.useTexts()
  usePageTitle(t('waiting'))
  const [returning] = useState(readReturn)
  const target = returning?.target
  const begun = useRef(false)
  /** Returns to the page where the visit began. */
  const leave = () => (returning?.inSession ? onSignedIn(target) : onLogin())
  const { page, take } = useIdentitySteps({
    provider,
    onSignedIn: () => onSignedIn(target),
    onLogin,
    onFailed: leave,
  })

  const settle = async (outcome: IdentityOutcome): Promise<void> => {
    if (outcome.kind === 'refused' || outcome.kind === 'throttled') {
      const text = outcome.kind === 'refused' ? outcome.text : t('wait', { count: outcome.seconds })
      showToast({ title: text, tone: 'warning' })
      return leave()
    }
    const done = outcome.kind === 'next' ? outcome.next.next : null
    if (done !== 'linked' && done !== 'proved') return take(outcome)
    const title = done === 'linked' ? t('panel.linkedToast') : t('proved')
    showToast({ title, tone: 'success' })
    onSignedIn(target)
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const { search, pathname } = window.location
    // The answer is a secret until it is used, so it must not stay in the history.
    window.history.replaceState(window.history.state, '', pathname)
    forgetReturn()
    const refusal = new URLSearchParams(search).get('error')
    if (refusal !== null) {
      // Operators look for it in the console (identities §6).
      // oxlint-disable-next-line no-console
      console.warn(`The identity provider did not sign anybody in: ${refusal}`)
      return leave()
    }
    if (!returning?.inSession) showToast({ title: t('loggingIn') })
    void completeAtServer(search, { provider, inSession: returning?.inSession ?? false }).then(
      settle,
    )
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (page !== null) return page
  return <SplashScreen logo={<BrandMark className="size-12" />} label={t('waiting')} />
}
