import { Button } from '@portaria/ui/actions/Button'
import { DateTimeField } from '@portaria/ui/fields/DateTimeField'
import { companyClock, companyInstant } from '../../platform/company-day.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

const timeNow = () => companyClock(new Date().toISOString()).slice(11)

function MomentInput(props: FieldInputProps) {
  return (
    <div className="flex flex-col gap-2">
      <TypedMoment {...props} />
      {props.field.past && !props.disabled && <RecentMoments {...props} />}
    </div>
  )
}

/** Milliseconds of a day; a day of another length moves "yesterday" by its clock change alone. */
const DAY_MS = 86_400_000

/**
 * Buttons for what has just happened: now, and today or yesterday at the typed time, or at this time
 * of day.
 */
function RecentMoments({ label, value, onChange }: FieldInputProps) {
  const text = pageTexts.useTexts()
  const typed = asText(value)
  const clockAt = (daysAgo: number) =>
    companyClock(new Date(Date.now() - daysAgo * DAY_MS).toISOString())
  const choose = (daysAgo: number) => {
    const at = clockAt(daysAgo)
    onChange(clock.test(typed) ? `${at.slice(0, 11)}${typed.slice(11)}` : at)
  }
  return (
    <fieldset
      aria-label={text('recent.label', { field: label })}
      className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0"
    >
      <Button size="sm" onClick={() => onChange(clockAt(0))}>
        {text('recent.now')}
      </Button>
      <Button size="sm" onClick={() => choose(0)}>
        {text('recent.today')}
      </Button>
      <Button size="sm" onClick={() => choose(1)}>
        {text('recent.yesterday')}
      </Button>
    </fieldset>
  )
}

function TypedMoment(props: FieldInputProps) {
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
