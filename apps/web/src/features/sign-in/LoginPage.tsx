import { TextLink } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { closeToast, showToast } from '@portaria/ui/toast'
import { useRef, useState } from 'react'
import { startSession } from '../../platform/session/session.store.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { LoginForm } from './LoginForm.tsx'
import { type LoginOutcome, login } from './login.ts'
import { ThrottleNotice } from './ThrottleNotice.tsx'
import { signInTexts } from './texts/sign-in-texts.ts'

export interface LoginPageProps {
  /** Leads on once somebody is signed in. */
  onSignedIn: () => void
  /** Fetches what comes after while the server checks the password. */
  onAttempt?: () => void
}

/** `/login`, for guests only. */
export function LoginPage({ onSignedIn, onAttempt }: LoginPageProps) {
  const t = signInTexts.useTexts()
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null)
  const notice = useRef<number | null>(null)

  const attempt = async (values: { email: string; password: string }) => {
    onAttempt?.()
    setOutcome(null)
    // What was said of the last try is over.
    if (notice.current !== null) closeToast(notice.current)
    const result = await login(values)
    setOutcome(result)
    if (result.kind === 'in') {
      startSession(result.token, result.user)
      onSignedIn()
    } else {
      notice.current = notify(result.kind)
    }
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
        <LoginForm onSubmit={attempt} />
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <TextLink href="/pages/auth/forgot-password">{t('login.forgot')}</TextLink>
          <TextLink href="/register">{t('login.register')}</TextLink>
        </p>
      </div>
    </AuthLayout>
  )
}

/** The notifications of product.md section 8, by id; what stays in the page has none. */
function notify(kind: LoginOutcome['kind']): number | null {
  const { text } = signInTexts
  if (kind === 'wrong' || kind === 'inactive') {
    const tone = 'warning'
    return showToast({ title: text('outcome.attention'), text: text(`outcome.${kind}`), tone })
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
