import type { HostedNext } from '@portaria/contract/modules/identities/hosted-provider'
import { type ReactNode, useState } from 'react'
import { comparePreferences } from '../../../platform/session/provider-preferences.ts'
import type { LoginOutcome } from '../sign-in/login.ts'
import { useLoginSteps } from '../sign-in/use-login-steps.tsx'
import { AccountProof } from './AccountProof.tsx'
import type { IdentityOutcome } from './identity-calls.ts'
import { LetterEnded } from './LetterEnded.tsx'
import { NextPage } from './NextPage.tsx'

export interface IdentityStepsOptions {
  /** The name of the provider. */
  provider: string
  onSignedIn: () => void
  onLogin: () => void
  /** Called with an outcome that ends the sign-in without success. */
  onFailed?: (outcome: LoginOutcome) => void
}

/** Outcomes with which a sign-in succeeds or continues. */
const goingOn = ['in', 'second-factor', 'enrolment']

/**
 * Handles the outcomes of signing in by an identity, and gives the page that each requires; null
 * before there is one.
 */
export function useIdentitySteps({
  provider,
  onSignedIn,
  onLogin,
  onFailed,
}: IdentityStepsOptions): {
  page: ReactNode
  take: (
    outcome: LoginOutcome | Extract<IdentityOutcome, { kind: 'next' | 'letter-ended' }>,
  ) => Promise<void>
} {
  const [next, setNext] = useState<HostedNext | 'letter-ended' | null>(null)
  const goOn = async () => {
    await comparePreferences()
    onSignedIn()
  }
  const steps = useLoginSteps({ onSignedIn: () => void goOn() })

  const take = async (outcome: IdentityOutcome): Promise<void> => {
    if (outcome.kind === 'letter-ended') return setNext('letter-ended')
    if (outcome.kind === 'next') return setNext(outcome.next)
    // The place that asked the person shows the refusal itself.
    if (outcome.kind === 'refused') return
    await steps.take(outcome)
    if (goingOn.includes(outcome.kind)) return
    setNext(null)
    onFailed?.(outcome)
  }

  const pageOf = () => {
    if (steps.step !== null || next === null) return steps.step
    if (next === 'letter-ended') return <LetterEnded provider={provider} />
    if (next.next !== 'account') return <NextPage next={next} provider={provider} />
    return <AccountProof asked={next} provider={provider} onOutcome={take} onLogin={onLogin} />
  }
  return { page: pageOf(), take }
}
