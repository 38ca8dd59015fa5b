import type { Identity, SecondFactor } from '@portaria/contract/modules/accounts/second-factor'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PasskeyError, passkeysExist } from '../../../../platform/passkeys.ts'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { identityByPasskey } from './second-factor-calls.ts'
import { secondFactorTexts } from './texts/second-factor-texts.ts'

export interface IdentityFormProps {
  /** Name of the form, read aloud. */
  label: string
  factors: SecondFactor
  /** Whether a factor is removed: that needs a code besides the password. */
  takesAway?: boolean
  submitLabel: string
  danger?: boolean
  /** What is asked for besides, above the password. */
  children?: ReactNode
  /** The action; its errors are shown here. */
  onIdentity: (identity: Identity) => Promise<void>
  onCancel: () => void
}

type Errors = { [Name in 'password' | 'code' | 'whole']?: string | undefined }

/** Proves one's identity: by the password, with a code where needed, or by a passkey. */
export function IdentityForm(props: IdentityFormProps) {
  const { label, factors, takesAway = false, submitLabel, danger = false, onIdentity } = props
  const t = secondFactorTexts.useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null)
  const attempt = async (by: 'password' | 'passkey', identify: () => Promise<Identity>) => {
    if (busy !== null) return
    setBusy(by)
    setErrors({})
    try {
      await onIdentity(await identify())
    } catch (error) {
      setErrors(errorsOf(error))
    }
    setBusy(null)
  }
  const submit = () => {
    const missing: Errors = {}
    if (password === '') missing.password = t('identity.passwordRequired')
    if (takesAway && code.trim() === '') missing.code = t('identity.codeRequired')
    if (Object.keys(missing).length > 0) return setErrors(missing)
    const identity = takesAway ? { password, code } : { password }
    void attempt('password', async () => identity)
  }
  return (
    <FormLayout label={label} onSubmit={submit} className="gap-field">
      {errors.whole !== undefined && <Banner tone="warning">{errors.whole}</Banner>}
      {props.children}
      <PasswordField
        label={t('identity.password')}
        value={password}
        onChange={(next) => {
          setPassword(next)
          setErrors({ ...errors, password: undefined })
        }}
        error={errors.password}
        required
        autoComplete="current-password"
      />
      {takesAway && (
        <TextField
          label={t('identity.code')}
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
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        {factors.passkeys.length > 0 && passkeysExist() && (
          <Button
            icon={KeyRound}
            className="me-auto"
            loading={busy === 'passkey'}
            onClick={() => void attempt('passkey', identityByPasskey)}
          >
            {t('identity.passkey')}
          </Button>
        )}
        <Button onClick={props.onCancel}>{t('identity.cancel')}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy === 'password'}>
          {submitLabel}
        </Button>
      </div>
    </FormLayout>
  )
}

const { text } = secondFactorTexts

/** Shows an error at its field, or above all fields. */
function errorsOf(error: unknown): Errors {
  if (error instanceof PasskeyError) {
    const { failure } = error
    return { whole: text(failure === 'known' ? 'passkeys.known' : `identity.${failure}`) }
  }
  const fields = fieldTextsOf(error)
  const [password, code] = [fields['identity.password'], fields['identity.code']]
  if (password !== undefined) return { password }
  if (code !== undefined) return { code }
  return { whole: Object.values(fields)[0] ?? problemTextOf(error).detail }
}
