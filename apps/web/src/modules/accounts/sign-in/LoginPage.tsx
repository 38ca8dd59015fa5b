import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import {
  hostedProviderName,
  isDemonstration,
  realtimeServiceName,
} from '../../../platform/offered.ts'
import { passkeysExist } from '../../../platform/passkeys.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { LoginForm } from './LoginForm.tsx'
import { type LoginOutcome, login, loginByPasskey } from './login.ts'
import { ThrottleNotice } from './ThrottleNotice.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'
import { useLoginSteps } from './use-login-steps.tsx'

export interface LoginPageProps {
  /** Called once somebody is signed in. */
  onSignedIn: () => void
  /** The path that was requested before. */
  target?: string | undefined
  /** Loads the next page while the server checks the password. */
  onAttempt?: () => void
}

/** Loaded when the password of an e-mail is blocked after too many tries. */
const LetterNotice = lazyPart(async () => (await import('./LetterNotice.tsx')).LetterNotice)

/** Loaded only if the server runs the demonstration. */
const DemonstrationAccounts = lazyPart(
  async () => (await import('../demonstration/DemonstrationAccounts.tsx')).DemonstrationAccounts,
)

/** Loaded only if the operator has set up a hosted identity provider. */
const ProviderButton = lazyPart(
  async () => (await import('../hosted-provider/ProviderButton.tsx')).ProviderButton,
)

/** Both loaded only if the operator has set up a realtime database service. */
const RealtimeButton = lazyPart(
  async () => (await import('../realtime-provider/RealtimeButton.tsx')).RealtimeButton,
)
const RealtimeSignIn = lazyPart(
  async () => (await import('../realtime-provider/RealtimeSignIn.tsx')).RealtimeSignIn,
)

/** `/login`, for guests only. */
export function LoginPage({ onSignedIn, target, onAttempt }: LoginPageProps) {
  const t = signInTexts.useTexts()
  const { outcome, step, forget, take } = useLoginSteps({ onSignedIn })
  const [email, setEmail] = useState('')
  const provider = hostedProviderName()
  const realtime = realtimeServiceName()
  const [atRealtime, setAtRealtime] = useState(false)

  const attempt = async (ask: () => Promise<LoginOutcome>) => {
    onAttempt?.()
    forget()
    const result = await ask()
    if (result.kind === 'by-letter') await LetterNotice.fetch().catch(() => undefined)
    await take(result)
  }
  const byPasskey = useAction({ send: () => attempt(loginByPasskey) })

  if (step !== null) return step
  if (realtime !== null && atRealtime) {
    const onBack = () => setAtRealtime(false)
    return <RealtimeSignIn provider={realtime} onSignedIn={onSignedIn} onBack={onBack} />
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
        {outcome?.kind === 'provider-required' && (
          <Banner tone="warning" title={t('providerRequired.title')}>
            {t('providerRequired.text', { provider: provider ?? '' })}
          </Banner>
        )}
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
            loading={byPasskey.busy}
            onClick={() => void byPasskey.run()}
          >
            {t('login.passkey')}
          </Button>
        )}
        {provider !== null && <ProviderButton provider={provider} page="login" target={target} />}
        {realtime !== null && (
          <RealtimeButton provider={realtime} onClick={() => setAtRealtime(true)} />
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
