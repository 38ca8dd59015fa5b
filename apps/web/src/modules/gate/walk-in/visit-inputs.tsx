import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { errorsBelow } from '../../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { useFieldLabel } from '../../../register-pages/register-words.ts'
import { wrongValue } from '../entry/wrong-value.ts'

type Place = { id: string; title: string }

/** Fields of a visit that the dialog asks for with the register's own inputs. */
export type VisitField =
  | 'apartment_id'
  | 'employee_id'
  | 'common_area_id'
  | 'provider_id'
  | 'companions'
  | 'plate'
  | 'authority'

export type TypedVisit = { readonly [Name in VisitField]?: unknown }

/** Converts a unit or person already found to the value of a reference's input. */
export const asChosen = (place: Place | undefined) => place && { ...place, deleted: false }

function written(name: VisitField, value: unknown): unknown {
  if (value === undefined) return null
  const field = visits.fields[name]
  return inputOf(field.kind).write(value, field, inputOf)
}

/** Converts a text or a reference for sending; null if it is empty. */
export function sentText(name: Exclude<VisitField, 'companions'>, value: unknown): string | null {
  const text = written(name, value)
  return typeof text === 'string' && text !== '' ? text : null
}

/** Converts the number of companions for sending; null if it is empty. */
export function sentCount(value: unknown): number | null {
  const count = written('companions', value)
  return typeof count === 'number' ? count : null
}

/** The errors of a value by its field's own rules, before anything is sent. */
export const wrongVisitValue = (name: VisitField, value: unknown): Record<string, string> =>
  value === undefined ? {} : wrongValue(name, visits.fields[name], written(name, value))

export interface VisitInputProps {
  name: VisitField
  label?: string
  value: unknown
  required?: boolean
  errors: Readonly<Record<string, string>>
  onChange: (value: unknown) => void
}

/** The register's own input of a field of the visit. */
export function VisitInput(props: VisitInputProps) {
  const { name, label, value, required = false, errors, onChange } = props
  const labelOf = useFieldLabel()
  const field = visits.fields[name]
  const { Input, read } = inputOf(field.kind)
  return (
    <Input
      name={name}
      field={field}
      label={label ?? labelOf('visits', name)}
      required={required}
      value={value ?? read(null, null, field, inputOf)}
      onChange={onChange}
      onBlur={() => undefined}
      errors={errorsBelow(errors, name)}
      inputOf={inputOf}
    />
  )
}
