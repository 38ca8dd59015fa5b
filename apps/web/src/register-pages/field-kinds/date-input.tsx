import { DateField } from '@portaria/ui/fields/DateField'
import { companyToday } from '../../platform/company-day.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

function DateInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  return (
    <DateField
      {...frameOf(props)}
      name={props.name}
      format="dd/mm/yyyy"
      placeholder={text('day')}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
      {...(props.field.past && { max: companyToday() })}
    />
  )
}

/**
 * A day as ISO text. Typed text that is not a day is sent unchanged, so that the check reports it.
 */
export const dateInput: FieldInput = {
  read: asText,
  write: (value) => asText(value) || null,
  Input: DateInput,
}
