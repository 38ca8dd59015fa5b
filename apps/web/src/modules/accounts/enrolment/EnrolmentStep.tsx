import type { EnrolmentDemand } from '@portaria/contract/answers/errors'
import { TOTP_DIGITS } from '@portaria/contract/modules/proofs/second-factor'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { QrCode } from '@portaria/ui/display/QrCode'
import { Banner } from '@portaria/ui/feedback/Banner'
import { CodeField } from '@portaria/ui/fields/CodeField'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useAction, WrongFields } from '../../../platform/actions/use-action.ts'
import { passkeysExist } from '../../../platform/passkeys.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { type Enrolled, enrolByCode, enrolByPasskey, type LoginOutcome } from '../sign-in/login.ts'
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx'
import { enrolmentTexts } from './texts/enrolment-texts.ts'

export interface EnrolmentStepProps {
  demand: EnrolmentDemand
  /** Called with every outcome that is not shown here, such as a sign-in. */
  onSettled: (outcome: LoginOutcome) => void
  /** Returns to e-mail and password. */
  onStartAgain: () => void
}

/**
 * The step of `/login` for a person who must set up a second factor: an app, by its first code, or
 * a passkey.
 */
export function EnrolmentStep({ demand, onSettled, onStartAgain }: EnrolmentStepProps) {
  const t = enrolmentTexts.useTexts()
  const [code, setCode] = useState('')
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)

  const settle = (result: Enrolled) => {
    const { outcome } = result
    if (outcome.kind === 'in') return setEnrolled(result)
    if (outcome.kind === 'not-proved' && outcome.field === 'code') {
      throw new WrongFields({ code: t('wrong') })
    }
    if (outcome.kind === 'passkey-left') throw new WrongFields({ passkey: t('passkeyLeft') })
    if (outcome.kind === 'passkey-impossible') {
      throw new WrongFields({ passkey: t('passkeyImpossible') })
    }
    // A ticket can be used only once.
    if (outcome.kind === 'not-proved') onStartAgain()
    return onSettled(outcome)
  }
  const { running, errors, run, clear } = useAction<'code' | 'passkey'>({
    check: (by) => ({ code: by === 'code' && code.length < TOTP_DIGITS ? t('short') : undefined }),
    send: async (by) =>
      settle(
        by === 'code'
          ? await enrolByCode(demand, code)
          : await enrolByPasskey(demand, t('passkeyName')),
      ),
  })
  if (enrolled !== null) {
    const { codes, outcome } = enrolled
    return <RecoveryCodesStep codes={codes} onDone={() => onSettled(outcome)} />
  }
  return (
    <AuthLayout pageTitle={t('pageTitle')} title={t('title')} text={t('text')}>
      <FormLayout label={t('title')} onSubmit={() => void run('code')} className="gap-field">
        {errors['passkey'] && <Banner tone="warning">{errors['passkey']}</Banner>}
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
          error={errors['code']}
          required
          // The next field to fill in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(next) => {
            setCode(next)
            clear('code')
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          loading={running === 'code'}
        >
          {t('submit')}
        </Button>
        {passkeysExist() && (
          <Button
            size="lg"
            icon={KeyRound}
            className="w-full"
            loading={running === 'passkey'}
            onClick={() => void run('passkey')}
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
