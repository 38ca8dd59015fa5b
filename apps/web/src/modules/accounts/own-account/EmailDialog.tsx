import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { Controller, useForm } from 'react-hook-form'
import { callApi } from '../../../platform/http-client.ts'
import { showRefusals } from './show-refusals.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

export interface EmailDialogProps {
  /** The current address, which stays until the new one is confirmed. */
  old: string
  onClose: () => void
}

/** Changes the e-mail: by the password, and a letter to the new address. */
export function EmailDialog({ old, onClose }: EmailDialogProps) {
  const t = ownAccountTexts.useTexts()
  const { control, formState, handleSubmit, setError } = useForm({
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (body) => {
    try {
      await callApi('/me/email', { method: 'POST', body })
      const text = t('email.sentText', { email: body.email })
      showToast({ title: t('email.sent'), text, tone: 'success' })
      onClose()
    } catch (error) {
      showRefusals(error, ['email', 'password'], (field, message) => setError(field, { message }))
    }
  })
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t('email.change')}
      description={t('email.text', { old })}
      footer={
        <Button variant="primary" loading={formState.isSubmitting} onClick={() => void submit()}>
          {t('email.send')}
        </Button>
      }
    >
      <FormLayout label={t('email.change')} className="gap-field" onSubmit={() => void submit()}>
        <Controller
          control={control}
          name="email"
          rules={{ required: t('email.required') }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              required
              type="email"
              label={t('email.next')}
              error={fieldState.error?.message}
              autoComplete="email"
            />
          )}
        />
        <Controller
          control={control}
          name="password"
          rules={{ required: t('password.currentRequired') }}
          render={({ field, fieldState }) => (
            <PasswordField
              {...field}
              required
              label={t('password.current')}
              error={fieldState.error?.message}
              autoComplete="current-password"
            />
          )}
        />
        {/* Enter in a field sends, as in every form. */}
        <button type="submit" hidden>
          {t('email.send')}
        </button>
      </FormLayout>
    </Dialog>
  )
}
