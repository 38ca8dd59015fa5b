import type { EnrolmentDemand, SecondFactorDemand } from '@portaria/contract/errors'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { closeToast, showToast } from '@portaria/ui/toast'
import { KeyRound } from 'lucide-react'
import { startTransition, useRef, useState } from 'react'
import { isDemonstration } from '../../../platform/offered.ts'
import { passkeysExist } from '../../../platform/passkeys.ts'
import { startSession } from '../../../platform/session/session.store.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { LoginForm } from './LoginForm.tsx'
import { type LoginOutcome, login, loginByPasskey } from './login.ts'
import { ThrottleNotice } from './ThrottleNotice.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

export interface LoginPageProps {
  /** Called once somebody is signed in. */
  onSignedIn: () => void
  /** Fetches the next page while the server checks the password. */
  onAttempt?: () => void
}

/** Fetched only for who has a second factor. */
const SecondFactorStep = lazyPart(
  async () => (await import('../second-factor/SecondFactorStep.tsx')).SecondFactorStep,
)

/** Fetched only for who must have a second factor, and has none. */
const EnrolmentStep = lazyPart(
  async () => (await import('../enrolment/EnrolmentStep.tsx')).EnrolmentStep,
)

/** Fetched once an e-mail's password is refused after too many tries. */
const LetterNotice = lazyPart(async () => (await import('./LetterNotice.tsx')).LetterNotice)

/** Fetched only where the server holds the demonstration. */
const DemonstrationAccounts = lazyPart(
  async () => (await import('../demonstration/DemonstrationAccounts.tsx')).DemonstrationAccounts,
)

/** `/login`, for guests only. */
export function LoginPage({ onSignedIn, onAttempt }: LoginPageProps) {
  const t = signInTexts.useTexts()
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null)
  const notice = useRef<number | null>(null)

  const [demand, setDemand] = useState<SecondFactorDemand | null>(null)
  const [enrolment, setEnrolment] = useState<EnrolmentDemand | null>(null)
  const [asking, setAsking] = useState(false)
  const [email, setEmail] = useState('')

  const settle = (result: LoginOutcome) => {
    setOutcome(result)
    if (result.kind === 'in') {
      startSession(result.token, result.user)
      onSignedIn()
    } else {
      notice.current = notify(result)
    }
  }
  const attempt = async (ask: () => Promise<LoginOutcome>) => {
    onAttempt?.()
    setOutcome(null)
    // Removes the messages of the last try.
    if (notice.current !== null) closeToast(notice.current)
    const result = await ask()
    if (result.kind === 'by-letter') await LetterNotice.fetch().catch(() => undefined)
    if (result.kind === 'enrolment') {
      await EnrolmentStep.fetch().catch(() => undefined)
      return startTransition(() => setEnrolment(result.demand))
    }
    if (result.kind !== 'second-factor') return settle(result)
    // The form waits until the next step is loaded; a failure is shown by its page.
    await SecondFactorStep.fetch().catch(() => undefined)
    startTransition(() => setDemand(result.demand))
  }
  const attemptByPasskey = async () => {
    setAsking(true)
    await attempt(loginByPasskey)
    setAsking(false)
  }

  if (enrolment !== null) {
    return (
      <EnrolmentStep
        demand={enrolment}
        onSettled={settle}
        onStartAgain={() => {
          setOutcome(null)
          setEnrolment(null)
        }}
      />
    )
  }
  if (demand !== null) {
    return (
      <SecondFactorStep
        demand={demand}
        onSettled={settle}
        onStartAgain={() => {
          setOutcome(null)
          setDemand(null)
        }}
      />
    )
  }
  return (
    <AuthLayout pageTitle={t('login.pageTitle')} title={t('login.title')} text={t('login.text')}>
      <div className="flex flex-col gap-5">
        {!window.isSecureContext && (
          <Banner tone="warning" title={t('plainHttp.title')}>
            {t('plainHttp.text')}
          </Banner>
        )}
        {outcome?.kind === 'throttled' && <ThrottleNotice seconds={outcome.seconds} />}
        {outcome?.kind === 'by-letter' && <LetterNotice key={email} email={email} />}
        {outcome?.kind === 'no-access' && (
          <Banner tone="danger" title={t('outcome.noAccessTitle')}>
            {outcome.errors.length === 0 ? (
              t('outcome.noAccess')
            ) : (
              <ul className="list-disc ps-4">
                {outcome.errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        <LoginForm
          quiet={outcome?.kind === 'by-letter'}
          refusal={outcome?.kind === 'wrong' ? t('login.refused') : undefined}
          onSubmit={(values) => {
            setEmail(values.email)
            return attempt(() => login(values))
          }}
        />
        {passkeysExist() && (
          <Button
            size="lg"
            icon={KeyRound}
            className="w-full"
            loading={asking}
            onClick={() => void attemptByPasskey()}
          >
            {t('login.passkey')}
          </Button>
        )}
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <TextLink href="/pages/auth/forgot-password">{t('login.forgot')}</TextLink>
          <TextLink href="/register">{t('login.register')}</TextLink>
        </p>
        {isDemonstration() && (
          <DemonstrationAccounts onChoose={(account) => attempt(() => login(account))} />
        )}
      </div>
    </AuthLayout>
  )
}

/** The notifications of product.md section 8, by id; what stays in the page has none. */
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
