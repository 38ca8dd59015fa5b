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

/** A day as ISO text; what is typed and no day is sent as it is, for the check to report. */
export const dateInput: FieldInput = {
  read: asText,
  write: (value) => asText(value) || null,
  Input: DateInput,
}
