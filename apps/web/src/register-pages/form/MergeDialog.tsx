import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { Button } from '@portaria/ui/actions/Button'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useState } from 'react'
import { companyToday } from '../../platform/company-day.ts'
import { fieldWords } from '../field-kinds/field-words.ts'
import { asReference, besideOf } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { agreementOf } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import type { FormField } from './form-fields.ts'
import { changedOf, checkForm, type FormValues, readForm } from './form-values.ts'
import type { RecordForm } from './use-record-form.ts'

export interface MergeDialogProps {
  recordForm: RecordForm
  onSave: (keep: string[]) => void
}

type Side = 'mine' | 'theirs'

/** A field with two different values. */
type Difference = { formField: FormField; bothChanged: boolean; isMine: boolean }

/** Resolves a conflict of two people's changes: asks for each field which value to keep. */
export function MergeDialog({ recordForm, onSave }: MergeDialogProps) {
  const text = pageTexts.useTexts()
  const { texts } = useUi()
  const { register, words: nouns, labelOf } = useRegister()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const { base, conflict, form } = recordForm
  if (!conflict) return null
  const differences = differencesOf(register, recordForm)
  const held = form.getValues()
  const words = ({ name, field }: FormField, side: Side) => {
    const said = agreementOf(register, conflict.theirs, nouns.language)
    const place = { language: nouns.language, register: register.name, name, field, said }
    // A field that only the other person changed is not in `mine`, so the value that this form had
    // read is shown.
    const mine = name in conflict.mine ? conflict.mine[name] : base?.[name]
    const value = side === 'mine' ? mine : conflict.theirs[name]
    const beside = side === 'mine' ? asReference(held[name]) : besideOf(conflict.theirs, name)
    return fieldWords(value, { ...place, beside }) || text('merge.empty')
  }
  const sideOf = ({ formField, isMine }: Difference): Side =>
    chosen[formField.name] ?? (isMine ? 'mine' : 'theirs')
  const kept = differences.filter((one) => sideOf(one) === 'mine')
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && recordForm.cancelMerge()}
      closeOnOutsidePress={false}
      title={text('merge.title')}
      description={text('merge.text')}
      footer={
        <>
          <Button onClick={recordForm.cancelMerge}>{texts.stay}</Button>
          <Button
            variant="primary"
            loading={recordForm.saving}
            onClick={() => onSave(kept.map(({ formField }) => formField.name))}
          >
            {text('merge.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {differences.map((one) => (
          <RadioGroupField
            key={one.formField.name}
            look="cards"
            label={labelOf(one.formField.name)}
            description={one.bothChanged ? text('merge.changedBoth') : undefined}
            value={sideOf(one)}
            onChange={(side) =>
              setChosen({ ...chosen, [one.formField.name]: side === 'mine' ? 'mine' : 'theirs' })
            }
            options={(['mine', 'theirs'] as const).map((side) => ({
              value: side,
              label: text(`merge.${side}`),
              description: words(one.formField, side),
            }))}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** The fields to decide on: those that differ, and those that only the other person changed. */
function differencesOf(register: AnyRegister, recordForm: RecordForm): Difference[] {
  const { conflict, base, fields } = recordForm
  if (!conflict || !base) return []
  const there = sentOf(register, fields, conflict.theirs)
  const changedThere = changedOf(fields, there, base)
  const mine: FormValues = { ...there, ...conflict.mine }
  const different = changedOf(fields, mine, conflict.theirs)
  const names = new Set([...Object.keys(different), ...Object.keys(changedThere)])
  return fields
    .filter(({ name }) => names.has(name))
    .filter(({ name }) => name in different || !(name in conflict.mine))
    .map((formField) => ({
      formField,
      isMine: formField.name in conflict.mine,
      bothChanged: formField.name in conflict.mine && formField.name in changedThere,
    }))
}

function sentOf(
  register: AnyRegister,
  fields: readonly FormField[],
  record: NonNullable<RecordForm['base']>,
): FormValues {
  return checkForm(register, fields, readForm(fields, record), record, companyToday()).body
}
