import type { Me } from '@portaria/contract/modules/accounts/sign-in'
import { phone } from '@portaria/contract/value-types/phone'
import { languageNames, languages } from '@portaria/i18n/languages'
import { Button } from '@portaria/ui/actions/Button'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { Draft } from '../../../platform/drafts/draft-store.ts'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { changePageLanguage } from '../../../platform/i18n/change-page-language.ts'
import { updateMe } from '../../../platform/session/me.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { DraftOffer } from '../../../shell/save-bar/DraftOffer.tsx'
import { EmailDialog } from './EmailDialog.tsx'
import { showRefusals } from './show-refusals.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

const valuesOf = ({ name, phone: saved, language }: Me) => ({
  name,
  phone: saved === null ? '' : phone.format(saved),
  language,
})

/**
 * The typed fields, which drafts keep. The language is not kept: choosing it again takes one press.
 */
const paths = { name: true, phone: true }

/** The form of name, telephone and language, with a button to change the e-mail. */
export function AccountForm({ me }: { me: Me }) {
  const t = ownAccountTexts.useTexts()
  const queries = useQueryClient()
  const form = useForm({
    values: valuesOf(me),
    // Adopts values saved on another device, except those being typed here.
    resetOptions: { keepDirtyValues: true },
  })
  const { control, formState, handleSubmit, reset, setError, setValue } = form
  const draft = useDraft({ form, name: 'account', record: me.id, version: null, paths })
  const takeUp = ({ values }: Draft) => {
    for (const name of ['name', 'phone'] as const) {
      const value = values[name]
      if (typeof value === 'string') setValue(name, value, { shouldDirty: true })
    }
  }
  const submit = handleSubmit(async ({ name, phone: typed, language }) => {
    const body = { name, phone: typed.trim() === '' ? null : typed.trim(), language }
    try {
      const { data: saved } = await updateMe(body)
      queries.setQueryData(meQuery.queryKey, saved)
      await changePageLanguage(saved.language)
      reset(valuesOf(saved))
      await draft.drop()
      showToast({ title: ownAccountTexts.text('account.saved'), tone: 'success' })
    } catch (error) {
      showRefusals(error, ['name', 'phone'], (field, message) => setError(field, { message }))
    }
  })
  return (
    <>
      <FormLayout label={t('account.title')} className="gap-field" onSubmit={() => submit()}>
        <Controller
          control={control}
          name="name"
          rules={{ validate: (typed) => typed.trim() !== '' || t('account.nameRequired') }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              required
              label={t('account.name')}
              error={fieldState.error?.message}
              autoComplete="name"
            />
          )}
        />
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
        <DraftOffer draft={draft} version={null} onContinue={takeUp} />
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
      </FormLayout>
      <OwnEmail email={me.email} />
    </>
  )
}

function OwnEmail({ email }: { email: string }) {
  const t = ownAccountTexts.useTexts()
  const [changing, setChanging] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3">
      <p className="min-w-0 text-sm">
        <span className="block font-medium">{t('account.email')}</span>
        <bdi className="block break-all text-muted">{email}</bdi>
      </p>
      <Button size="sm" icon={AtSign} onClick={() => setChanging(true)}>
        {t('email.change')}
      </Button>
      {changing && <EmailDialog old={email} onClose={() => setChanging(false)} />}
    </div>
  )
}
