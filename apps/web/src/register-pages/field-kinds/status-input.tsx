import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { pageTexts } from '../texts/register-page-texts.ts'
import { asText, type FieldInput, type FieldInputProps } from './field-input.ts'

function StatusInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  return (
    <SwitchField
      label={text('form.active')}
      description={text('form.statusHint')}
      disabled={props.disabled ?? false}
      value={props.value !== 'INATIVO'}
      onChange={(on) => props.onChange(on ? 'ATIVO' : 'INATIVO')}
    />
  )
}

export const statusInput: FieldInput = {
  read: (value) => asText(value) || 'ATIVO',
  write: asText,
  Input: StatusInput,
}
