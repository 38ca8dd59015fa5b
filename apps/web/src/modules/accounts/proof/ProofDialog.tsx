import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { hostedProviderName, realtimeServiceName } from '../../../platform/offered.ts'
import type { ProofRequest } from '../../../platform/session/proof-request.ts'
import { currentSession } from '../../../platform/session/session.store.ts'
import {
  proofErrorsOf,
  proveAtProvider,
  proveByPasskey,
  proveByPassword,
  proveByRealtime,
  waysOf,
} from './session-proof.ts'
import { sessionProofTexts } from './texts/session-proof-texts.ts'

/** Loaded only for a person who signs in only by the realtime database service. */
const CredentialFields = lazyPart(
  async () => (await import('../realtime-provider/CredentialFields.tsx')).CredentialFields,
)

/** How the proof is given: by typed values, by a passkey, or at the hosted provider. */
type By = 'form' | 'passkey' | 'provider'

/**
 * 'Confirme que é você': asks for password and code, or a passkey; refused calls are then repeated.
 */
export function ProofDialog({ request: { demand, settle } }: { request: ProofRequest }) {
  const t = sessionProofTexts.useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [credentials, setCredentials] = useState(() => ({
    email: currentSession().user?.email ?? '',
    password: '',
  }))
  const { asksCode, byPassword, byPasskey, atProvider, byRealtime } = waysOf(demand)
  const asks = byPassword || byRealtime

  const lacks = () => ({
    password:
      asks && (byRealtime ? credentials.password : password) === ''
        ? t('passwordRequired')
        : undefined,
    code: asksCode && code.trim() === '' ? t('codeRequired') : undefined,
  })
  const { running, errors, run, clear } = useAction<By>({
    check: (by) => (by === 'form' ? lacks() : {}),
    send(by) {
      if (by === 'passkey') return proveByPasskey(demand)
      if (by === 'form' && byPassword) return proveByPassword(demand, password, code.trim())
      if (by === 'form' && byRealtime) return proveByRealtime(demand, credentials, code.trim())
      // The browser leaves the page, and the person repeats the refused call later.
      return proveAtProvider(demand, code.trim())
    },
    explain: proofErrorsOf,
    onDone: () => settle(true),
  })
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
        onSubmit={() => {
          if (asks || atProvider) void run('form')
        }}
        className="gap-field"
      >
        {errors['whole'] && <Banner tone="warning">{errors['whole']}</Banner>}
        {byPassword && (
          <PasswordField
            label={t('password')}
            value={password}
            onChange={(next) => {
              setPassword(next)
              clear('password')
            }}
            error={errors['password']}
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
              clear('code')
            }}
            error={errors['code']}
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
              loading={running === 'passkey'}
              onClick={() => void run('passkey')}
            >
              {t('passkey')}
            </Button>
          )}
          {atProvider && asks && (
            <Button className="me-auto" onClick={() => void run('provider')}>
              {atHosted}
            </Button>
          )}
          <Button onClick={() => settle(false)}>{t('cancel')}</Button>
          {(asks || atProvider) && (
            <Button
              type="submit"
              variant="primary"
              loading={running !== undefined && running !== 'passkey'}
            >
              {asks ? t('submit') : atHosted}
            </Button>
          )}
        </div>
      </FormLayout>
    </Dialog>
  )
}
