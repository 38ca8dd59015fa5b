import type { SecondFactorDemand, SecondFactorMethod } from '@portaria/contract/answers/errors'
import { Button } from '@portaria/ui/actions/Button'
import { LinkButton } from '@portaria/ui/actions/TextLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { passkeysExist } from '../../../platform/passkeys.ts'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { type LoginOutcome, loginByCode, loginByPasskey, type SendProof } from '../sign-in/login.ts'
import { ThrottleNotice } from '../sign-in/ThrottleNotice.tsx'
import { CodeForm } from './CodeForm.tsx'
import { proofTexts } from './texts/proof-texts.ts'

export interface SecondFactorStepProps {
  /** The server's demand after the right password. */
  demand: SecondFactorDemand
  /** Called with every outcome that is not shown here, such as a sign-in. */
  onSettled: (outcome: LoginOutcome) => void
  /** Sends the proof; by default it completes a sign-in. */
  send?: SendProof
  /** Returns to e-mail and password. */
  onStartAgain: () => void
}

type Notice = 'left' | 'wrong' | 'impossible'

/** The second step of `/login`: a code of the app, a passkey, or a recovery code. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const { demand, onSettled, onStartAgain, send } = props
  const t = proofTexts.useTexts()
  const [method, setMethod] = useState(() => firstOf(demand.methods))
  const [wait, setWait] = useState<number | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const words = method === 'recovery_code' ? 'recovery' : method
  const has = (one: SecondFactorMethod) => demand.methods.includes(one)
  // A wrong answer uses up the passkey's challenge.
  const offersPasskey = has('passkey') && passkeysExist() && notice !== 'wrong'

  /**
   * Handles an outcome. Returns whether a code was refused; `onSettled` gets every other outcome.
   */
  const settle = (outcome: LoginOutcome): boolean => {
    setWait(outcome.kind === 'throttled' ? outcome.seconds : null)
    if (outcome.kind === 'not-proved' && outcome.field === 'code') return true
    if (outcome.kind === 'not-proved' && outcome.field === 'passkey') setNotice('wrong')
    else if (outcome.kind === 'passkey-left') setNotice('left')
    else if (outcome.kind === 'passkey-impossible') setNotice('impossible')
    else {
      if (outcome.kind === 'not-proved') onStartAgain()
      if (outcome.kind !== 'throttled') onSettled(outcome)
    }
    return false
  }
  const submit = async (code: string) => {
    setNotice((before) => (before === 'wrong' ? before : null))
    return settle(await loginByCode(demand.ticket, code, send))
  }
  const byPasskey = useAction({
    async send() {
      setNotice(null)
      settle(await loginByPasskey(demand, send))
    },
  })
  const passkeyButton = (
    <Button
      size="lg"
      icon={KeyRound}
      className="w-full"
      variant={method === 'passkey' ? 'primary' : 'secondary'}
      loading={byPasskey.busy}
      onClick={() => void byPasskey.run()}
      // The only task of this page.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={method === 'passkey'}
    >
      {t('passkey.use')}
    </Button>
  )

  return (
    <AuthLayout pageTitle={t('pageTitle')} title={t('title')} text={t(`${words}.text`)}>
      <div className="flex flex-col gap-5">
        {wait !== null && <ThrottleNotice key={wait} seconds={wait} />}
        {notice !== null && (
          <Banner tone={notice === 'left' ? 'neutral' : 'warning'}>{t(`passkey.${notice}`)}</Banner>
        )}
        {words !== 'passkey' && <CodeForm key={words} kind={words} onSubmit={submit} />}
        {method === 'passkey' && offersPasskey && passkeyButton}
        {method !== 'passkey' && offersPasskey && (
          <>
            <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {t('or')}
            </p>
            {passkeyButton}
          </>
        )}
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {method !== 'totp' && has('totp') && (
            <LinkButton onClick={() => setMethod('totp')}>{t('totp.use')}</LinkButton>
          )}
          {method !== 'recovery_code' && has('recovery_code') && (
            <LinkButton onClick={() => setMethod('recovery_code')}>{t('recovery.use')}</LinkButton>
          )}
        </p>
        {(method === 'recovery_code' || !has('recovery_code')) && (
          <p className="text-sm text-pretty text-muted">{t('recovery.lost')}</p>
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
      </div>
    </AuthLayout>
  )
}

/** The method that is offered first. */
function firstOf(methods: readonly SecondFactorMethod[]): SecondFactorMethod {
  if (methods.includes('totp')) return 'totp'
  return methods.includes('passkey') && passkeysExist() ? 'passkey' : 'recovery_code'
}
