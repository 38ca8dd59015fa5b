import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextField } from '@portaria/ui/fields/TextField'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

/** The server alone writes moments: a form shows one, and changes none. */
function MomentInput(props: FieldInputProps) {
  const { dateTime } = useFormats()
  const at = asText(props.value)
  return (
    <TextField
      {...frameOf(props)}
      disabled
      name={props.name}
      value={at && dateTime(at)}
      onChange={props.onChange}
    />
  )
}

export const momentInput: FieldInput = {
  read: asText,
  write: (value) => asText(value) || null,
  Input: MomentInput,
}
