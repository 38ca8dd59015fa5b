import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Fields } from '@portaria/contract/define-register/field'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { registers } from '@portaria/contract/modules/registers'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { useState } from 'react'
import { useAction } from '../../platform/actions/use-action.ts'
import { companyToday } from '../../platform/company-day.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { asObject } from '../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../register-pages/field-kinds/field-inputs.ts'
import { InnerInputs } from '../../register-pages/field-kinds/InnerInputs.tsx'
import type { FormField } from '../../register-pages/form/form-fields.ts'
import { checkForm, type FormValues, readForm } from '../../register-pages/form/form-values.ts'
import type { RegisterRecord } from '../../register-pages/record.ts'
import { updateRecord } from '../../register-pages/register-calls.ts'
import { useRefresh } from '../../register-pages/register-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

const register: AnyRegister = registers['service-providers']
/** The fields of one document. */
const fields: Fields = register.fields['documents']?.fields ?? {}
const asked = Object.entries(fields).map(
  ([name, field]): FormField => ({ name, field, access: 'write' }),
)
const rules = { ...register, rules: [] }

export interface AddDocumentDialogProps {
  /** The provider's own record. */
  record: RegisterRecord
  onClose: () => void
}

/** Adds a document to the provider's own record; existing ones are unchanged. */
export function AddDocumentDialog({ record, onClose }: AddDocumentDialogProps) {
  const t = landingTexts.useTexts()
  const [values, setValues] = useState<FormValues>(() => readForm(asked, {}))
  const checked = () => checkForm(rules, asked, values, null, companyToday())
  const action = useAction({
    check: () =>
      Object.fromEntries(
        checked().errors.map(({ control, code }) => [control, fieldText(currentLanguage(), code)]),
      ),
    // The server adds these documents to the provider's others, and removes none of them.
    send: () => updateRecord(register, record.id, record.version, { documents: [checked().body] }),
    done: () => ({ title: t('providerAdded') }),
    settled: useRefresh(register),
    onDone: onClose,
  })
  const errors = Object.fromEntries(
    Object.entries(action.errors).map(([at, sentence]) => [
      at.replace(/^documents\.\d+\./, ''),
      sentence,
    ]),
  )
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      title={t('providerAdd')}
      button={t('providerAdd')}
      fields={[...Object.keys(fields), 'documents']}
    >
      <InnerInputs
        {...{ errors, inputOf }}
        name="documents"
        label={t('providerAdd')}
        field={{ kind: 'details', fields }}
        required
        value={values}
        onChange={(typed) => {
          setValues({ ...asObject(typed) })
          action.clear()
        }}
        onBlur={() => undefined}
      />
    </ActionDialog>
  )
}
