import { useLanguage } from '@portaria/i18n/react/texts'
import { TextField } from '@portaria/ui/fields/TextField'
import { momentWords } from '../field-values/moment.ts'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

/** The server alone writes moments: a form shows one, and changes none. */
function MomentInput(props: FieldInputProps) {
  const language = useLanguage()
  const at = asText(props.value)
  return (
    <TextField
      {...frameOf(props)}
      disabled
      name={props.name}
      value={at && momentWords(at, language)}
      onChange={props.onChange}
    />
  )
}

export const momentInput: FieldInput = {
  read: asText,
  write: (value) => asText(value) || null,
  Input: MomentInput,
}
