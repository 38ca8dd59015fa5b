import type { SecondFactorDemand } from '@portaria/contract/answers/errors'
import { PASSWORD_MIN } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Controller, useForm } from 'react-hook-form'
import { useAction } from '../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { FormFailure } from '../sign-in/FormFailure.tsx'
import { invitationPageTexts } from './texts/invitation-page-texts.ts'

export interface AcceptFormProps {
  token: string
  /**
   * Whether the person is new: they then enter a name and a first password, otherwise their
   * password.
   */
  isNew: boolean
  onDone: () => void
  /** Called if the password is right but a second factor is required. */
  onDemand: (demand: SecondFactorDemand) => void
  onEnded: (error: unknown) => void
}

/** Accepts an invitation, by name and password. */
export function AcceptForm({ token, isNew, onDone, onDemand, onEnded }: AcceptFormProps) {
  const t = invitationPageTexts.useTexts()
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { name: '', password: '' },
  })
  const action = useAction({
    send({ name, password }: { name: string; password: string }) {
      const body = { token, password, ...(isNew && { name }) }
      return callApi('/invitations/accept', { method: 'POST', body, anonymous: true })
    },
    explain(error) {
      const demand = error instanceof ApiProblem ? error.problem?.second_factor : undefined
      const { token: ended, name, password } = fieldTextsOf(error)
      if (demand !== undefined) onDemand(demand)
      else if (ended !== undefined) onEnded(error)
      else if (name !== undefined) setError('name', { message: name })
      else if (password !== undefined) {
        setError('password', { message: isNew ? password : t('passwordWrong') })
      } else return {}
      return null
    },
    onDone,
  })
  const submit = handleSubmit(action.run)
  return (
    <FormLayout label={t('accept')} onSubmit={() => void submit()} className="gap-field">
      <FormFailure failure={action.failure} />
      {isNew && (
        <Controller
          control={control}
          name="name"
          rules={{ required: t('nameRequired') }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('nameLabel')}
              error={fieldState.error?.message}
              required
              autoComplete="name"
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="password"
        rules={
          isNew
            ? { minLength: { value: PASSWORD_MIN, message: t('newPasswordHint') } }
            : { required: t('passwordRequired') }
        }
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t(isNew ? 'newPasswordLabel' : 'passwordLabel')}
            {...(isNew && { description: t('newPasswordHint') })}
            error={fieldState.error?.message}
            required
            autoComplete={isNew ? 'new-password' : 'current-password'}
          />
        )}
      />
      <Button type="submit" variant="primary" size="lg" loading={action.busy}>
        {t('accept')}
      </Button>
      {!isNew && (
        <TextLink href="/pages/auth/forgot-password" className="text-sm">
          {t('forgot')}
        </TextLink>
      )}
    </FormLayout>
  )
}
