import { readableName } from '@portaria/contract/define-register/field'
import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Controller, type FieldError } from 'react-hook-form'
import { FieldValue } from '../field-kinds/FieldValue.tsx'
import { inputOf } from '../field-kinds/field-inputs.ts'
import { DuplicateSlots } from '../RegisterSlots.tsx'
import type { RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { useFilledTerms } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import type { FormField } from './form-fields.ts'
import { useFormParts } from './record-form-context.ts'
import type { Existing } from './use-record-form.ts'

export interface RecordFieldProps {
  formField: FormField
  /** The path of its value in the form, if it differs from the field's name. */
  at?: string
  /** False if the field is only required once another field of its group is filled in. */
  required?: boolean
}

/** One field of a form: an input, or the value if it is read-only. */
export function RecordField(props: RecordFieldProps) {
  const { formField } = props
  const { name, field, access, corrects } = formField
  const { register, words, labelOf } = useRegister()
  const { control, record, existing } = useFormParts()
  const fill = useFilledTerms()
  const label = labelOf(name)
  const correction = useCorrection(formField, record)
  if (access !== 'write') return <ReadField formField={formField} />
  const at = props.at ?? name
  const helps = registerText(words.language, register.name).help
  const help = helps?.[name] ?? helps?.[readableName(name)]
  const description = correction ?? (help && fill(help))
  const { Input } = inputOf(field.kind)
  return (
    <div>
      <Controller
        control={control}
        name={at}
        render={({ field: bound, fieldState }) => (
          <Input
            {...{ name, field, label, inputOf }}
            description={description}
            required={!corrects && (props.required ?? field.required ?? false)}
            value={bound.value}
            onChange={bound.onChange}
            onBlur={bound.onBlur}
            errors={errorsOf(fieldState.error)}
          />
        )}
      />
      {existing?.control === at && <ExistingLink existing={existing} />}
      {existing?.control === at && record && <DuplicateSlots {...{ record, existing }} />}
    </div>
  )
}

/** The help text of a hidden value that may be replaced; undefined for other fields. */
function useCorrection({ name, corrects }: FormField, record: RegisterRecord | null) {
  const text = pageTexts.useTexts()
  const masked = record?.[`${name}_masked`]
  // A provisional record has no document yet, so no value is hidden.
  if (!corrects || masked === null || record?.['provisional'] === true) return undefined
  return typeof masked === 'string'
    ? `${masked} · ${text('form.correct')}`
    : text('form.correctUnseen')
}

function errorsOf(error: FieldError | undefined): Record<string, string> {
  const entries = Object.entries(error?.types ?? {})
  return Object.fromEntries(
    entries.filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
}

/** A link to the record that already has the same value. */
function ExistingLink({ existing }: { existing: Existing }) {
  const text = pageTexts.useTexts()
  const href = useRegister().paths.record(existing.id)
  return (
    href && (
      <p className="mt-1.5 text-sm">
        <TextLink href={href}>{text('form.existing', { title: existing.title })}</TextLink>
      </p>
    )
  )
}

function ReadField({ formField }: { formField: FormField }) {
  const text = pageTexts.useTexts()
  const { labelOf } = useRegister()
  const { record } = useFormParts()
  const { name, field, access } = formField
  const masked = record?.[`${name}_masked`]
  const value = record && <FieldValue {...{ record, name, field }} />
  return (
    <div className="text-sm">
      <p className="font-medium">{labelOf(name)}</p>
      <div className="mt-1 wrap-anywhere whitespace-pre-line empty:before:text-muted empty:before:content-['—']">
        {(access === 'read' || typeof masked === 'string') && value}
      </div>
      {access === 'hidden' && <p className="mt-0.5 text-muted">{text('form.hidden')}</p>}
    </div>
  )
}
