import type { EnrolmentDemand, SecondFactorDemand } from '@portaria/contract/answers/errors'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { closeToast, showToast } from '@portaria/ui/toast'
import { type ReactNode, startTransition, useRef, useState } from 'react'
import { startSession } from '../../../platform/session/session.store.ts'
import type { LoginOutcome } from './login.ts'
import { signInTexts } from './texts/sign-in-texts.ts'

/** Loaded only for a person with a second factor. */
const SecondFactorStep = lazyPart(
  async () => (await import('../second-factor/SecondFactorStep.tsx')).SecondFactorStep,
)

/** Loaded only for a person who must set up a second factor. */
const EnrolmentStep = lazyPart(
  async () => (await import('../enrolment/EnrolmentStep.tsx')).EnrolmentStep,
)

export type LoginSteps = {
  /** The outcome of the last try, if it is shown in the page. */
  outcome: LoginOutcome | null
  /** The page of a further step; null for the first one. */
  step: ReactNode
  /** Clears the last outcome and its message. */
  forget: () => void
  /** Signs in, continues with a further step, or says why not. */
  take: (outcome: LoginOutcome) => Promise<void>
}

/** Handles the outcomes of a sign-in, whatever its first factor. */
export function useLoginSteps({ onSignedIn }: { onSignedIn: () => void }): LoginSteps {
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null)
  const notice = useRef<number | null>(null)
  const [demand, setDemand] = useState<SecondFactorDemand | null>(null)
  const [enrolment, setEnrolment] = useState<EnrolmentDemand | null>(null)

  const settle = (result: LoginOutcome) => {
    setOutcome(result)
    if (result.kind === 'in') {
      startSession(result.token, result.user, result.provider)
      onSignedIn()
    } else {
      notice.current = notify(result)
    }
  }
  const take = async (result: LoginOutcome) => {
    if (result.kind === 'enrolment') {
      await EnrolmentStep.fetch().catch(() => undefined)
      return startTransition(() => setEnrolment(result.demand))
    }
    if (result.kind !== 'second-factor') return settle(result)
    // The form waits until the next step is loaded; the step's page shows a failure to load.
    await SecondFactorStep.fetch().catch(() => undefined)
    startTransition(() => setDemand(result.demand))
  }
  const forget = () => {
    setOutcome(null)
    if (notice.current !== null) closeToast(notice.current)
  }
  const startAgain = () => {
    setOutcome(null)
    setDemand(null)
    setEnrolment(null)
  }
  const step =
    enrolment !== null ? (
      <EnrolmentStep demand={enrolment} onSettled={settle} onStartAgain={startAgain} />
    ) : demand !== null ? (
      <SecondFactorStep demand={demand} onSettled={settle} onStartAgain={startAgain} />
    ) : null
  return { outcome, step, forget, take }
}

/** Shows the toast of an outcome (accounts §20) and returns its id; null if it has none. */
function notify(outcome: LoginOutcome): number | null {
  const { text } = signInTexts
  const { kind } = outcome
  if (kind === 'wrong' || kind === 'inactive' || kind === 'passkey-impossible') {
    const tone = 'warning'
    return showToast({ title: text('outcome.attention'), text: text(`outcome.${kind}`), tone })
  }
  if (kind === 'not-proved' && outcome.field !== 'code') {
    return showToast({
      title: text('outcome.attention'),
      text: text(`outcome.${outcome.field}`),
      tone: 'warning',
    })
  }
  if (kind === 'server' || kind === 'offline') {
    return showToast({
      title: text('outcome.error'),
      text: text(`outcome.${kind}`),
      tone: 'danger',
    })
  }
  return null
}
