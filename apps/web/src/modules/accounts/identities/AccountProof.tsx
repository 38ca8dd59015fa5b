import type { HostedNext } from '@portaria/contract/modules/identities/hosted-provider'
import { Button } from '@portaria/ui/actions/Button'
import { LinkButton } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { showToast } from '@portaria/ui/toast'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useAction, WrongFields } from '../../../platform/actions/use-action.ts'
import { answerByPasskey, PasskeyError, passkeysExist } from '../../../platform/passkeys.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { LetterNotice } from '../sign-in/LetterNotice.tsx'
import { ThrottleNotice } from '../sign-in/ThrottleNotice.tsx'
import { type IdentityOutcome, proveAccount } from './identity-calls.ts'
import { identityTexts } from './texts/identity-texts.ts'

type By = 'password' | 'passkey' | 'letter'

export interface AccountProofProps {
  asked: Extract<HostedNext, { next: 'account' }>
  provider: string
  /** Called with every outcome that is not shown here. */
  onOutcome: (outcome: IdentityOutcome) => Promise<void>
  onLogin: () => void
}

/**
 * Proves that the person owns the account with the e-mail of an identity: by its password, a
 * passkey, or a letter.
 */
export function AccountProof({ asked, provider, onOutcome, onLogin }: AccountProofProps) {
  const t = identityTexts.useTexts()
  const { email, demand } = asked
  const [password, setPassword] = useState('')
  const [notice, setNotice] = useState<IdentityOutcome | null>(null)
  const [isPasskeyUsed, setIsPasskeyUsed] = useState(false)
  const { ticket } = demand
  const offersPasskey = demand.passkey !== null && passkeysExist() && !isPasskeyUsed

  const refused = (password: string) => new WrongFields({ password })
  const settle = async (outcome: IdentityOutcome) => {
    if (outcome.kind === 'refused') {
      throw refused(outcome.field === 'password' ? t('account.wrong') : outcome.text)
    }
    if (outcome.kind === 'throttled' || outcome.kind === 'by-letter') return setNotice(outcome)
    if (outcome.kind === 'not-proved' && outcome.field === 'passkey') {
      setIsPasskeyUsed(true)
      throw refused(t('account.passkeyWrong'))
    }
    if (outcome.kind === 'not-proved' && outcome.field === 'ticket') {
      showToast({ title: t('account.ended'), tone: 'warning' })
      return onLogin()
    }
    await onOutcome(outcome)
  }
  const prove = async (by: By) => {
    if (by === 'password') return proveAccount({ ticket, password })
    if (by === 'letter') return proveAccount({ ticket, letter: true })
    return proveAccount({ ticket, passkey: await answerByPasskey(demand.passkey ?? {}) })
  }
  const { running, errors, run, clear } = useAction<By>({
    check: (by) => ({
      password: by === 'password' && password === '' ? t('account.required') : undefined,
    }),
    async send(by) {
      setNotice(null)
      await settle(await prove(by))
    },
    explain: (error) => ({
      password:
        error instanceof PasskeyError ? t('account.passkeyLeft') : problemTextOf(error).detail,
    }),
  })
  const refusal = errors['password']

  return (
    <AuthLayout
      pageTitle={t('account.pageTitle')}
      title={t('account.title')}
      text={t('account.text', { email, provider })}
    >
      <div className="flex flex-col gap-5">
        {notice?.kind === 'throttled' && <ThrottleNotice seconds={notice.seconds} />}
        {notice?.kind === 'by-letter' && <LetterNotice email={email} />}
        {isPasskeyUsed && refusal !== undefined && <Banner tone="warning">{refusal}</Banner>}
        <FormLayout
          label={t('account.pageTitle')}
          onSubmit={() => void run('password')}
          className="gap-field"
        >
          <PasswordField
            name="password"
            label={t('account.password')}
            value={password}
            onChange={(typed) => {
              setPassword(typed)
              clear()
            }}
            error={isPasskeyUsed ? undefined : refusal}
            required
            autoComplete="current-password"
            // The only task of this page.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <Button type="submit" variant="primary" size="lg" loading={running === 'password'}>
            {t('account.submit')}
          </Button>
        </FormLayout>
        {offersPasskey && (
          <Button
            size="lg"
            icon={KeyRound}
            className="w-full"
            loading={running === 'passkey'}
            onClick={() => void run('passkey')}
          >
            {t('account.passkey')}
          </Button>
        )}
        <p className="text-sm">
          <LinkButton onClick={() => void run('letter')}>{t('account.letter')}</LinkButton>
        </p>
      </div>
    </AuthLayout>
  )
}
