import { languages } from '@portaria/contract/actor'
import type { Me } from '@portaria/contract/features/sign-in'
import { phone } from '@portaria/contract/value-types/phone'
import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { changeLanguage, languageNames } from '../../platform/i18n/i18n.ts'
import { fieldTextsOf, problemTextOf } from '../../platform/problem-text.ts'
import { useRoleWords } from '../../platform/role-words.ts'
import { updateMe } from '../../platform/session/me.ts'
import { meQuery } from '../../platform/session/me-query.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** Phone and language; the rest of the account is shown only. */
export function AccountForm({ me }: { me: Me }) {
  const t = ownAccountTexts.useTexts()
  const roleOf = useRoleWords()
  const queries = useQueryClient()
  const { control, formState, handleSubmit, reset, setError } = useForm({
    defaultValues: {
      phone: me.phone === null ? '' : phone.format(me.phone),
      language: me.language,
    },
  })
  const submit = handleSubmit(async (values) => {
    try {
      const typed = values.phone.trim()
      const saved = await updateMe({
        phone: typed === '' ? null : typed,
        language: values.language,
      })
      queries.setQueryData(meQuery.queryKey, saved)
      await changeLanguage(saved.language)
      reset({
        phone: saved.phone === null ? '' : phone.format(saved.phone),
        language: saved.language,
      })
      showToast({ title: ownAccountTexts.text('account.saved'), tone: 'success' })
    } catch (error) {
      const refused = fieldTextsOf(error)['phone']
      if (refused !== undefined) setError('phone', { message: refused })
      else {
        const { title, detail } = problemTextOf(error)
        showToast({ title, text: detail, tone: 'danger' })
      }
    }
  })
  return (
    <form noValidate className="flex flex-col gap-field" onSubmit={(event) => void submit(event)}>
      <div className="flex items-center gap-4">
        <Avatar name={me.name} src={me.images[0]?.path} size="xl" />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{me.name}</p>
          <p className="truncate text-sm text-muted">{me.email}</p>
          <p className="text-sm text-muted">{roleOf(me.type_flag)}</p>
        </div>
      </div>
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            type="tel"
            label={t('account.phone')}
            description={t('account.phoneHelp')}
            error={fieldState.error?.message}
            autoComplete="tel"
          />
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <RadioGroupField
            label={t('account.language')}
            look="inline"
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={field.value}
            onChange={(value) => field.onChange(value)}
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
          {t('account.save')}
        </Button>
      </div>
    </form>
  )
}
