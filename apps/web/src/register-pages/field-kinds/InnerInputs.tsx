import { besideOf } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { asObject, errorsBelow, type FieldInputProps, type InputOf } from './field-input.ts'

export type Inner = Readonly<Record<string, unknown>>

type InnerFields = NonNullable<FieldInputProps['field']['fields']>

/** The fields that a form may write; only the server writes the others. */
const writable = (fields: InnerFields = {}) =>
  Object.entries(fields).filter(([, { readOnly }]) => !readOnly)

/** Reads the form values of the fields of one row or object. */
export const readInner = (
  value: unknown,
  fields: InnerFields | undefined,
  inputOf: InputOf,
): Inner =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, field]) => {
      const held = asObject(value)
      const beside = besideOf(held, name)
      return [name, inputOf(field.kind).read(held[name], beside, field, inputOf)]
    }),
  )

/** Converts these form values to those that are sent. */
export const writeInner = (
  value: unknown,
  fields: InnerFields | undefined,
  inputOf: InputOf,
): Inner =>
  Object.fromEntries(
    writable(fields).map(([name, field]) => {
      return [name, inputOf(field.kind).write(asObject(value)[name], field, inputOf)]
    }),
  )

export interface InnerInputsProps extends FieldInputProps {
  /** Sentences shown under some of the fields. */
  descriptions?: Readonly<Record<string, string | undefined>>
}

/** The inputs of the fields of one row or one object. */
export function InnerInputs(props: InnerInputsProps) {
  const { labelOf } = useRegister()
  const value = asObject(props.value)
  return writable(props.field.fields).map(([name, field]) => {
    const { Input } = props.inputOf(field.kind)
    return (
      <Input
        key={name}
        {...{ name, field }}
        label={labelOf(name)}
        description={props.descriptions?.[name]}
        required={field.required ?? false}
        disabled={props.disabled ?? false}
        value={value[name]}
        onChange={(next) => props.onChange({ ...value, [name]: next })}
        onBlur={props.onBlur}
        errors={errorsBelow(props.errors, name)}
        inputOf={props.inputOf}
      />
    )
  })
}
