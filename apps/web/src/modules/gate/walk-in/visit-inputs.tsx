import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { errorsBelow } from '../../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { useFieldLabel } from '../../../register-pages/register-words.ts'
import { wrongValue } from '../entry/wrong-value.ts'

type Place = { id: string; title: string }

/** The fields of a visit that the window asks by the register's own inputs. */
export type VisitField =
  | 'apartment_id'
  | 'employee_id'
  | 'common_area_id'
  | 'provider_id'
  | 'companions'
  | 'plate'
  | 'authority'

export type TypedVisit = { readonly [Name in VisitField]?: unknown }

/** A unit or person that was found already, as a reference's input has it. */
export const asChosen = (place: Place | undefined) => place && { ...place, deleted: false }

function written(name: VisitField, value: unknown): unknown {
  if (value === undefined) return null
  const field = visits.fields[name]
  return inputOf(field.kind).write(value, field, inputOf)
}

/** What is sent of a field of words or of a reference; null where nothing is typed. */
export function sentText(name: Exclude<VisitField, 'companions'>, value: unknown): string | null {
  const text = written(name, value)
  return typeof text === 'string' && text !== '' ? text : null
}

/** How many come along; null where nothing is typed. */
export function sentCount(value: unknown): number | null {
  const count = written('companions', value)
  return typeof count === 'number' ? count : null
}

/** What is wrong with a value by its field's own rules, before anything is sent. */
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
