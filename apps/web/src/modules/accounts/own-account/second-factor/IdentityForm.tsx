import type { Identity, SecondFactor } from '@portaria/contract/modules/proofs/second-factor'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAction, type Wrong } from '../../../../platform/actions/use-action.ts'
import { PasskeyError, passkeysExist } from '../../../../platform/passkeys.ts'
import { fieldTextsOf, problemTextOf } from '../../../../platform/problem-text.ts'
import { identityByPasskey } from './second-factor-calls.ts'
import { secondFactorTexts } from './texts/second-factor-texts.ts'

export interface IdentityFormProps {
  /** Accessible name of the form. */
  label: string
  factors: SecondFactor
  /** Whether a factor is removed, which requires a code besides the password. */
  takesAway?: boolean
  submitLabel: string
  danger?: boolean
  /** Further fields, above the password. */
  children?: ReactNode
  /** Performs the action; its errors are shown here. */
  onIdentity: (identity: Identity) => Promise<void>
  onCancel: () => void
}

/** Asks for a proof of identity: the password, with a code if required, or a passkey. */
export function IdentityForm(props: IdentityFormProps) {
  const { label, factors, takesAway = false, submitLabel, danger = false, onIdentity } = props
  const t = secondFactorTexts.useTexts()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const lacks = () => ({
    password: password === '' ? t('identity.passwordRequired') : undefined,
    code: takesAway && code.trim() === '' ? t('identity.codeRequired') : undefined,
  })
  const { running, errors, run, clear } = useAction<'password' | 'passkey'>({
    check: (by) => (by === 'password' ? lacks() : {}),
    async send(by) {
      const typed = takesAway ? { password, code } : { password }
      await onIdentity(by === 'password' ? typed : await identityByPasskey())
    },
    explain: errorsOf,
  })
  return (
    <FormLayout label={label} onSubmit={() => void run('password')} className="gap-field">
      {errors['whole'] && <Banner tone="warning">{errors['whole']}</Banner>}
      {props.children}
      <PasswordField
        label={t('identity.password')}
        value={password}
        onChange={(next) => {
          setPassword(next)
          clear('password')
        }}
        error={errors['password']}
        required
        autoComplete="current-password"
      />
      {takesAway && (
        <TextField
          label={t('identity.code')}
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
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        {factors.passkeys.length > 0 && passkeysExist() && (
          <Button
            icon={KeyRound}
            className="me-auto"
            loading={running === 'passkey'}
            onClick={() => void run('passkey')}
          >
            {t('identity.passkey')}
          </Button>
        )}
        <Button onClick={props.onCancel}>{t('identity.cancel')}</Button>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          loading={running === 'password'}
        >
          {submitLabel}
        </Button>
      </div>
    </FormLayout>
  )
}

const { text } = secondFactorTexts

/** Assigns an error to its field, or to the whole form. */
function errorsOf(error: unknown): Wrong {
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
