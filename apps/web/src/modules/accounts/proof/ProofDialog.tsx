import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { hostedProviderName, realtimeServiceName } from '../../../platform/offered.ts'
import type { ProofRequest } from '../../../platform/session/proof-request.ts'
import { currentSession } from '../../../platform/session/session.store.ts'
import {
  type ProofErrors,
  proofErrorsOf,
  proveAtProvider,
  proveByPasskey,
  proveByPassword,
  proveByRealtime,
  waysOf,
} from './session-proof.ts'
import { sessionProofTexts } from './texts/session-proof-texts.ts'

/** Fetched only for somebody who signs in by the realtime database service alone. */
const CredentialFields = lazyPart(
  async () => (await import('../realtime-provider/CredentialFields.tsx')).CredentialFields,
)

/** 'Confirme que é você': password and code, or a passkey; refused calls are then repeated. */
export function ProofDialog({ request: { demand, settle } }: { request: ProofRequest }) {
  const t = sessionProofTexts.useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<ProofErrors>({})
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null)
  const [credentials, setCredentials] = useState(() => ({
    email: currentSession().user?.email ?? '',
    password: '',
  }))
  const { asksCode, byPassword, byPasskey, atProvider, byRealtime } = waysOf(demand)
  const asks = byPassword || byRealtime

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
    const typed = byRealtime ? credentials.password : password
    if (asks && typed === '') missing.password = t('passwordRequired')
    if (asksCode && code.trim() === '') missing.code = t('codeRequired')
    if (Object.keys(missing).length > 0) return setErrors(missing)
    if (byPassword) void attempt('password', () => proveByPassword(demand, password, code.trim()))
    else if (byRealtime)
      void attempt('password', () => proveByRealtime(demand, credentials, code.trim()))
    // The page is left, and what was asked for is repeated by its person.
    else void visit()
  }
  const atHosted = t('provider', { provider: hostedProviderName() ?? '' })
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
        onSubmit={asks || atProvider ? submit : () => undefined}
        className="gap-field"
      >
        {errors.whole !== undefined && <Banner tone="warning">{errors.whole}</Banner>}
        {byPassword && (
          <PasswordField
            label={t('password')}
            value={password}
            onChange={(next) => {
              setPassword(next)
              setErrors({ ...errors, password: undefined })
            }}
            error={errors.password}
            required
            autoComplete="current-password"
          />
        )}
        {byRealtime && (
          <CredentialFields
            provider={realtimeServiceName() ?? ''}
            values={credentials}
            errors={errors}
            onChange={setCredentials}
          />
        )}
        {atProvider && <p className="text-sm text-pretty">{t('providerText')}</p>}
        {(asks || atProvider) && asksCode && (
          <TextField
            label={t('code')}
            value={code}
            onChange={(next) => {
              setCode(next)
              setErrors({ ...errors, code: undefined })
            }}
            error={errors.code}
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        {!asks && !byPasskey && !atProvider && <Banner tone="warning">{t('impossible')}</Banner>}
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
          {atProvider && asks && (
            <Button className="me-auto" onClick={() => void visit()}>
              {atHosted}
            </Button>
          )}
          <Button onClick={() => settle(false)}>{t('cancel')}</Button>
          {(asks || atProvider) && (
            <Button type="submit" variant="primary" loading={busy === 'password'}>
              {asks ? t('submit') : atHosted}
            </Button>
          )}
        </div>
      </FormLayout>
    </Dialog>
  )
}
