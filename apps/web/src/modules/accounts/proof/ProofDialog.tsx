import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { hostedProviderName } from '../../../platform/offered.ts'
import type { ProofRequest } from '../../../platform/session/proof-request.ts'
import {
  type ProofErrors,
  proofErrorsOf,
  proveAtProvider,
  proveByPasskey,
  proveByPassword,
  waysOf,
} from './session-proof.ts'
import { sessionProofTexts } from './texts/session-proof-texts.ts'

/** 'Confirme que é você': password and code, or a passkey; refused calls are then repeated. */
export function ProofDialog({ request: { demand, settle } }: { request: ProofRequest }) {
  const t = sessionProofTexts.useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<ProofErrors>({})
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null)
  const { asksCode, byPassword, byPasskey, atProvider } = waysOf(demand)

  const attempt = async (by: 'password' | 'passkey', prove: () => Promise<void>) => {
    if (busy !== null) return
    setBusy(by)
    setErrors({})
    try {
      await prove()
      settle(true)
    } catch (error) {
      setErrors(proofErrorsOf(error))
      setBusy(null)
    }
  }
  const visit = async () => {
    setBusy('password')
    setErrors({})
    try {
      await proveAtProvider(demand, code.trim())
    } catch (error) {
      setErrors(proofErrorsOf(error))
      setBusy(null)
    }
  }
  const submit = () => {
    const missing: ProofErrors = {}
    if (byPassword && password === '') missing.password = t('passwordRequired')
    if (asksCode && code.trim() === '') missing.code = t('codeRequired')
    if (Object.keys(missing).length > 0) return setErrors(missing)
    if (byPassword) void attempt('password', () => proveByPassword(demand, password, code.trim()))
    // The page is left, and what was asked for is repeated by its person.
    else void visit()
  }
  return (
    <Dialog
      open
      onOpenChange={() => settle(false)}
      closeOnOutsidePress={false}
      size="sm"
      title={t('title')}
      description={t('text')}
    >
      <FormLayout
        label={t('title')}
        onSubmit={byPassword || atProvider ? submit : () => undefined}
        className="gap-field"
      >
        {errors.whole !== undefined && <Banner tone="warning">{errors.whole}</Banner>}
        {byPassword && (
          <PasswordField
            label={t('password')}
            value={password}
            onChange={setPassword}
            error={errors.password}
            required
            autoComplete="current-password"
          />
        )}
        {atProvider && <p className="text-sm text-pretty">{t('providerText')}</p>}
        {(byPassword || atProvider) && asksCode && (
          <TextField
            label={t('code')}
            value={code}
            onChange={setCode}
            error={errors.code}
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        {!byPassword && !byPasskey && !atProvider && (
          <Banner tone="warning">{t('impossible')}</Banner>
        )}
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          {byPasskey && (
            <Button
              icon={KeyRound}
              className="me-auto"
              loading={busy === 'passkey'}
              onClick={() => void attempt('passkey', () => proveByPasskey(demand))}
            >
              {t('passkey')}
            </Button>
          )}
          <Button onClick={() => settle(false)}>{t('cancel')}</Button>
          {(byPassword || atProvider) && (
            <Button type="submit" variant="primary" loading={busy === 'password'}>
              {atProvider ? t('provider', { provider: hostedProviderName() ?? '' }) : t('submit')}
            </Button>
          )}
        </div>
      </FormLayout>
    </Dialog>
  )
}
