import type { EnrolmentDemand } from '@portaria/contract/errors'
import { TOTP_DIGITS } from '@portaria/contract/modules/accounts/second-factor'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { QrCode } from '@portaria/ui/display/QrCode'
import { Banner } from '@portaria/ui/feedback/Banner'
import { CodeField } from '@portaria/ui/fields/CodeField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { passkeysExist } from '../../../platform/passkeys.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { type Enrolled, enrolByCode, enrolByPasskey, type LoginOutcome } from '../sign-in/login.ts'
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx'
import { enrolmentTexts } from './texts/enrolment-texts.ts'

export interface EnrolmentStepProps {
  demand: EnrolmentDemand
  /** Called with every outcome that is not shown here, such as a sign-in. */
  onSettled: (outcome: LoginOutcome) => void
  /** Back to e-mail and password. */
  onStartAgain: () => void
}

/** The step of `/login` for the person who must have a second factor: an app's first code, or a passkey. */
export function EnrolmentStep({ demand, onSettled, onStartAgain }: EnrolmentStepProps) {
  const t = enrolmentTexts.useTexts()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null)
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)

  const settle = (result: Enrolled) => {
    const { outcome } = result
    setBusy(null)
    if (outcome.kind === 'in') return setEnrolled(result)
    if (outcome.kind === 'not-proved' && outcome.field === 'code') return setError(t('wrong'))
    if (outcome.kind === 'passkey-left') return setNotice(t('passkeyLeft'))
    if (outcome.kind === 'passkey-impossible') return setNotice(t('passkeyImpossible'))
    // A ticket can be answered once.
    if (outcome.kind === 'not-proved') onStartAgain()
    return onSettled(outcome)
  }
  const submit = async () => {
    if (busy !== null) return
    if (code.length < TOTP_DIGITS) return setError(t('short'))
    setBusy('code')
    settle(await enrolByCode(demand, code))
  }
  const makePasskey = async () => {
    if (busy !== null) return
    setBusy('passkey')
    setNotice(undefined)
    settle(await enrolByPasskey(demand, t('passkeyName')))
  }
  if (enrolled !== null) {
    const { codes, outcome } = enrolled
    return <RecoveryCodesStep codes={codes} onDone={() => onSettled(outcome)} />
  }
  return (
    <AuthLayout pageTitle={t('pageTitle')} title={t('title')} text={t('text')}>
      <FormLayout label={t('title')} onSubmit={() => void submit()} className="gap-field">
        {notice !== undefined && <Banner tone="warning">{notice}</Banner>}
        <QrCode value={demand.totp.uri} label={t('qr')} className="mx-auto size-44" />
        <p className="hidden text-center text-sm pointer-coarse:block">
          <TextLink href={demand.totp.uri}>{t('openApp')}</TextLink>
        </p>
        <p className="text-sm text-muted">
          {t('secret')}{' '}
          <code dir="ltr" className="font-mono wrap-anywhere text-ink select-all">
            {demand.totp.secret}
          </code>
        </p>
        <CodeField
          label={t('code')}
          digits={TOTP_DIGITS}
          value={code}
          error={error}
          required
          // The next thing to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(next) => {
            setCode(next)
            setError(undefined)
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          loading={busy === 'code'}
        >
          {t('submit')}
        </Button>
        {passkeysExist() && (
          <Button
            size="lg"
            icon={KeyRound}
            className="w-full"
            loading={busy === 'passkey'}
            onClick={() => void makePasskey()}
          >
            {t('passkey')}
          </Button>
        )}
        <div>
          <Button
            variant="ghost"
            icon={ArrowLeft}
            className="-ms-3 rtl:[&_svg]:-scale-x-100"
            onClick={onStartAgain}
          >
            {t('back')}
          </Button>
        </div>
      </FormLayout>
    </AuthLayout>
  )
}
