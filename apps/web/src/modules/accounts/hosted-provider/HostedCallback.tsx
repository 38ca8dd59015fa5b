import type { HostedNext } from '@portaria/contract/modules/accounts/hosted-provider'
import { SplashScreen } from '@portaria/ui/layout/SplashScreen'
import { showToast } from '@portaria/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { comparePreferences } from '../../../platform/session/provider-preferences.ts'
import { forgetReturn, readReturn } from '../../../platform/session/provider-return.ts'
import { BrandMark } from '../../../shell/BrandMark.tsx'
import { useLoginSteps } from '../sign-in/use-login-steps.tsx'
import { AccountProof } from './AccountProof.tsx'
import { LetterEnded } from './ConfirmIdentityPage.tsx'
import { type CallbackOutcome, completeAtServer } from './callback-calls.ts'
import { NextPage } from './NextPage.tsx'
import { hostedProviderTexts } from './texts/hosted-provider-texts.ts'

export interface HostedCallbackProps {
  provider: string
  /** Continues at a path of the app that was asked for before, or the landing page. */
  onSignedIn: (target: string | undefined) => void
  onLogin: () => void
}

/** `/callback`: hands the provider's answer to the server, and shows what comes next. */
export function HostedCallback({ provider, onSignedIn, onLogin }: HostedCallbackProps) {
  const t = hostedProviderTexts.useTexts()
  usePageTitle(t('waiting'))
  const [returning] = useState(readReturn)
  const [next, setNext] = useState<HostedNext | 'letter-ended' | null>(null)
  const target = returning?.target
  const goOn = async () => {
    await comparePreferences()
    onSignedIn(target)
  }
  const steps = useLoginSteps({ onSignedIn: () => void goOn() })
  const begun = useRef(false)
  /** Back to where the visit began. */
  const leave = () => (returning?.inSession ? onSignedIn(target) : onLogin())

  const settle = async (outcome: CallbackOutcome): Promise<void> => {
    if (outcome.kind === 'letter-ended') return setNext('letter-ended')
    if (outcome.kind === 'refused' || outcome.kind === 'throttled') {
      const text = outcome.kind === 'refused' ? outcome.text : t('wait', { count: outcome.seconds })
      showToast({ title: text, tone: 'warning' })
      return leave()
    }
    if (outcome.kind !== 'next') {
      await steps.take(outcome)
      if (!['in', 'second-factor', 'enrolment'].includes(outcome.kind)) leave()
      return
    }
    const done = outcome.next.next
    if (done !== 'linked' && done !== 'proved') return setNext(outcome.next)
    const title = done === 'linked' ? t('panel.linkedToast') : t('proved')
    showToast({ title, tone: 'success' })
    onSignedIn(target)
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const { search, pathname } = window.location
    // The answer is a secret until it was used: it stays in no history.
    window.history.replaceState(window.history.state, '', pathname)
    forgetReturn()
    const refusal = new URLSearchParams(search).get('error')
    if (refusal !== null) {
      // product.md section 8 asks for it.
      // oxlint-disable-next-line no-console
      console.warn(`The identity provider did not sign anybody in: ${refusal}`)
      return leave()
    }
    if (!returning?.inSession) showToast({ title: t('loggingIn') })
    void completeAtServer(search, returning?.inSession ?? false).then(settle)
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (steps.step !== null) return steps.step
  if (next === 'letter-ended') return <LetterEnded provider={provider} />
  if (next?.next === 'account') {
    return <AccountProof asked={next} provider={provider} onOutcome={settle} onLogin={onLogin} />
  }
  if (next !== null) return <NextPage next={next} provider={provider} />
  return <SplashScreen logo={<BrandMark className="size-12" />} label={t('waiting')} />
}
