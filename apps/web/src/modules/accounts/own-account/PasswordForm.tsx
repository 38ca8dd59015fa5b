import { PASSWORD_MIN } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { callApi } from '../../../platform/http-client.ts'
import { sessionsKey } from './own-sessions.ts'
import { showRefusals } from './show-refusals.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

const empty = { current_password: '', password: '' }

/** Changes the person's own password, by the current one. */
export function PasswordForm() {
  const t = ownAccountTexts.useTexts()
  const queries = useQueryClient()
  const { control, formState, handleSubmit, reset, setError } = useForm({ defaultValues: empty })
  const submit = handleSubmit(async (body) => {
    try {
      await callApi('/me/password', { method: 'POST', body })
      reset(empty)
      showToast({ title: t('password.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: sessionsKey })
    } catch (error) {
      showRefusals(error, ['current_password', 'password'], (field, message) =>
        setError(field, { message }),
      )
    }
  })
  return (
    <FormLayout label={t('password.title')} className="gap-field" onSubmit={() => submit()}>
      <Controller
        control={control}
        name="current_password"
        rules={{ required: t('password.currentRequired') }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('password.current')}
            error={fieldState.error?.message}
            autoComplete="current-password"
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{
          required: t('password.tooShort'),
          minLength: { value: PASSWORD_MIN, message: t('password.tooShort') },
        }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={t('password.next')}
            error={fieldState.error?.message}
            autoComplete="new-password"
          />
        )}
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={!formState.isDirty}
          loading={formState.isSubmitting}
        >
          {t('password.save')}
        </Button>
      </div>
    </FormLayout>
  )
}
