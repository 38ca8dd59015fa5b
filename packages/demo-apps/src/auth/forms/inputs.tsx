import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { PasswordField } from '@portaria/ui/fields/PasswordField'
import { TextField, type TextFieldProps } from '@portaria/ui/fields/TextField'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'

interface InputProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  /** Returns the sentence of the broken rule; undefined if none is broken. */
  check?: (value: string, values: Values) => string | undefined
}

/** A text field of a form. */
export function TextInput<Values extends FieldValues>(
  props: InputProps<Values> & Pick<TextFieldProps, 'type' | 'autoComplete'>,
) {
  const { control, name, label, check, ...attributes } = props
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value: string, values) => check?.(value, values) }}
      render={({ field, fieldState }) => (
        <TextField
          {...attributes}
          {...field}
          label={label}
          error={fieldState.error?.message}
          required
          autoCapitalize={attributes.type === 'email' ? 'none' : 'words'}
          spellCheck={false}
        />
      )}
    />
  )
}

/** A password field of a form. */
export function PasswordInput<Values extends FieldValues>(
  props: InputProps<Values> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { control, name, label, check, autoComplete } = props
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value: string, values) => check?.(value, values) }}
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={label}
          error={fieldState.error?.message}
          required
          autoComplete={autoComplete}
        />
      )}
    />
  )
}

interface ConsentInputProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  /** The error shown if it must be ticked and is not. */
  missing?: string
}

/** A checkbox of a form. */
export function ConsentInput<Values extends FieldValues>(props: ConsentInputProps<Values>) {
  const { control, name, label, missing } = props
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value: boolean) => value || missing }}
      render={({ field: { ref: _ref, ...field }, fieldState }) => (
        <CheckboxField {...field} label={label} error={fieldState.error?.message} />
      )}
    />
  )
}
