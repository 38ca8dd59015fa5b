import { DateTimeField } from '@portaria/ui/fields/DateTimeField'
import { companyClock, companyInstant } from '../../platform/company-day.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

const timeNow = () => companyClock(new Date().toISOString()).slice(11)

function MomentInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  return (
    <DateTimeField
      {...frameOf(props)}
      name={props.name}
      format="dd/mm/yyyy"
      placeholder={text('dayAndTime')}
      usualTime={timeNow}
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  )
}

const clock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * A moment in the company's local time, wherever the browser is. Typed text that is not a time is
 * sent unchanged, so that the check reports it.
 */
export const momentInput: FieldInput = {
  read: (value) => (typeof value === 'string' ? companyClock(value) : ''),
  write: (value) => {
    const typed = asText(value)
    return clock.test(typed) ? companyInstant(typed) : typed || null
  },
  Input: MomentInput,
}
