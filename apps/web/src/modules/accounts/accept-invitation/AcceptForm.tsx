import { PASSWORD_MIN } from '@portaria/contract/constants'
import type { SecondFactorDemand } from '@portaria/contract/errors'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { FormFailure } from '../sign-in/FormFailure.tsx'
import { invitationPageTexts } from './texts/invitation-page-texts.ts'

export interface AcceptFormProps {
  token: string
  /** A new person gives name and a first password; a known one their password. */
  isNew: boolean
  onDone: () => void
  /** The password was right, and is not enough. */
  onDemand: (demand: SecondFactorDemand) => void
  onEnded: (error: unknown) => void
}

/** Accepts an invitation, with name and password. */
export function AcceptForm({ token, isNew, onDone, onDemand, onEnded }: AcceptFormProps) {
  const t = invitationPageTexts.useTexts()
  const [failure, setFailure] = useState<unknown>(null)
  const { control, formState, handleSubmit, setError } = useForm({
    defaultValues: { name: '', password: '' },
  })
  const submit = handleSubmit(async ({ name, password }) => {
    setFailure(null)
    try {
      const body = { token, password, ...(isNew && { name }) }
      await callApi('/invitations/accept', { method: 'POST', body, anonymous: true })
      onDone()
    } catch (error) {
      const demand = error instanceof ApiProblem ? error.problem?.second_factor : undefined
      const errors = fieldTextsOf(error)
      if (demand !== undefined) onDemand(demand)
      else if (errors['token'] !== undefined) onEnded(error)
      else if (errors['name'] !== undefined) setError('name', { message: errors['name'] })
      else if (errors['password'] !== undefined) {
        setError('password', { message: isNew ? errors['password'] : t('passwordWrong') })
      } else setFailure(error)
    }
  })
  return (
    <FormLayout label={t('accept')} onSubmit={() => void submit()} className="gap-field">
      <FormFailure failure={failure} />
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
      <Button type="submit" variant="primary" size="lg" loading={formState.isSubmitting}>
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
