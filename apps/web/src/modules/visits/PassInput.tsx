import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { errorsBelow } from '../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../register-pages/field-kinds/field-inputs.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { visitsTexts } from './texts/visits-texts.ts'

export type PassFieldName = keyof typeof passes.fields

/** The typed values of a pass, in the format of their inputs. */
export type TypedPass = { readonly [Name in PassFieldName]?: unknown }

export interface PassInputProps {
  name: PassFieldName
  typed: TypedPass
  onChange: (typed: TypedPass) => void
  errors: Readonly<Record<string, string>>
  label?: string
  required?: boolean
}

/** One field of a pass, with the input of its kind. */
export function PassInput({ name, typed, onChange, errors, label, required }: PassInputProps) {
  const t = visitsTexts.useTexts()
  const { labelOf } = useRegister()
  const field = passes.fields[name]
  const { Input } = inputOf(field.kind)
  return (
    <Input
      {...{ name, field, inputOf }}
      label={label ?? labelOf(name)}
      {...(name === 'weekdays' && { description: t('invite.weekdaysText') })}
      required={required ?? false}
      value={typed[name] ?? inputOf(field.kind).read(null, null, field, inputOf)}
      onChange={(value) => onChange({ ...typed, [name]: value })}
      onBlur={() => undefined}
      errors={errorsBelow(errors, name)}
    />
  )
}

/**
 * Converts a typed value for sending; undefined for none. The server checks it by the same
 * definition.
 */
export function sentOf(typed: TypedPass, name: PassFieldName): unknown {
  const field = passes.fields[name]
  const value = name in typed ? inputOf(field.kind).write(typed[name], field, inputOf) : null
  return value === null || value === '' ? undefined : value
}

/** Converts a typed value for sending, for fields of text. */
export function sentText(typed: TypedPass, name: PassFieldName): string | undefined {
  const value = sentOf(typed, name)
  return typeof value === 'string' ? value : undefined
}
