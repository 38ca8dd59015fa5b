import { Button } from '@portaria/ui/actions/Button'
import { LinkButton } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { showToast } from '@portaria/ui/toast'
import { useRef, useState } from 'react'
import { useAction, WrongFields } from '../../../platform/actions/use-action.ts'
import { hostedProviderName } from '../../../platform/offered.ts'
import type { IdentityOutcome } from '../identities/identity-calls.ts'
import { identityTexts } from '../identities/texts/identity-texts.ts'
import { useIdentitySteps } from '../identities/use-identity-steps.tsx'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { LetterNotice } from '../sign-in/LetterNotice.tsx'
import { ThrottleNotice } from '../sign-in/ThrottleNotice.tsx'
import { signInTexts } from '../sign-in/texts/sign-in-texts.ts'
import { CredentialFields } from './CredentialFields.tsx'
import { errorAt, missingIn } from './credentials.ts'
import { loginByRealtime } from './realtime-calls.ts'
import { realtimeProviderTexts } from './texts/realtime-provider-texts.ts'

export interface RealtimeSignInProps {
  /** The name of the service. */
  provider: string
  /** The token of a letter that this sign-in confirms. */
  letter?: string
  onSignedIn: () => void
  /** Returns to the page with the other ways to sign in. */
  onBack: () => void
}

/** Outcomes in which the service accepted the person. */
const vouched = ['in', 'next', 'second-factor', 'enrolment']

/** Signs in by e-mail and password of the realtime database service, and shows what comes next. */
export function RealtimeSignIn({ provider, letter, onSignedIn, onBack }: RealtimeSignInProps) {
  const t = realtimeProviderTexts.useTexts()
  const ofIdentity = identityTexts.useTexts()
  const [values, setValues] = useState({ email: '', password: '' })
  const [outcome, setOutcome] = useState<IdentityOutcome | null>(null)
  const password = useRef<HTMLInputElement>(null)
  const { page, take } = useIdentitySteps({
    provider,
    onSignedIn,
    onLogin: onBack,
    onFailed: setOutcome,
  })

  const { busy, errors, run, clear } = useAction({
    check: () => missingIn(values) ?? {},
    async send() {
      const result = await loginByRealtime(provider, { ...values, letter })
      if (vouched.includes(result.kind)) showToast({ title: t('loggingIn') })
      if (result.kind !== 'refused') return take(result)
      password.current?.select()
      const found = errorAt(result.field, result.text)
      if (found) throw new WrongFields(found)
      setOutcome(result)
    },
  })
  const submit = () => {
    setOutcome(null)
    void run()
  }

  if (page !== null) return page
  const isConfirming = letter !== undefined
  return (
    <AuthLayout
      pageTitle={
        isConfirming ? ofIdentity('confirm.pageTitle') : ofIdentity('button', { provider })
      }
      title={isConfirming ? ofIdentity('confirm.title') : ofIdentity('button', { provider })}
      text={isConfirming ? ofIdentity('confirm.text', { provider }) : t('login.text', { provider })}
    >
      <div className="flex flex-col gap-5">
        {outcome !== null && <Notice outcome={outcome} email={values.email} />}
        <FormLayout
          label={ofIdentity('button', { provider })}
          onSubmit={submit}
          className="gap-field"
        >
          <CredentialFields
            provider={provider}
            values={values}
            errors={errors}
            passwordRef={password}
            onChange={(changed) => {
              setValues(changed)
              clear()
            }}
            focused
          />
          <Button type="submit" variant="primary" size="lg" className="mt-1 w-full" loading={busy}>
            {isConfirming ? ofIdentity('account.submit') : t('login.submit')}
          </Button>
        </FormLayout>
        <p className="text-sm">
          <LinkButton onClick={onBack}>{t('login.back')}</LinkButton>
        </p>
      </div>
    </AuthLayout>
  )
}

/** The message of a failed try that stays in the page; all others are toasts. */
function Notice({ outcome, email }: { outcome: IdentityOutcome; email: string }) {
  const t = signInTexts.useTexts()
  if (outcome.kind === 'throttled') return <ThrottleNotice seconds={outcome.seconds} />
  if (outcome.kind === 'by-letter') return <LetterNotice key={email} email={email} />
  if (outcome.kind === 'refused') return <Banner tone="danger">{outcome.text}</Banner>
  if (outcome.kind !== 'provider-required') return null
  return (
    <Banner tone="warning" title={t('providerRequired.title')}>
      {t('providerRequired.text', { provider: hostedProviderName() ?? '' })}
    </Banner>
  )
}
