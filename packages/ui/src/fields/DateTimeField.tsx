import { CalendarButton } from './CalendarButton.tsx'
import type { DateFieldProps } from './DateField.tsx'
import { formatClock, maskDate, parseClock } from './dates.ts'
import { MaskedTextField } from './MaskedTextField.tsx'

export interface DateTimeFieldProps extends Omit<DateFieldProps, 'autoComplete'> {
  /** `yyyy-mm-ddThh:nn`, '' if empty, or the typed text while it is no day with a time. */
  value: string
  /** Returns the default time, `hh:nn`, for a day chosen from the month before a time is typed. */
  usualTime: () => string
}

/**
 * A day with a time of day, typed or pasted in any format; the day can also be chosen from a month.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, format, min, max, firstWeekday, usualTime, ...field } = props
  const { label, disabled } = field
  const [day, time] = (parseClock(value, format) ?? '').split('T')
  return (
    <MaskedTextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      value={formatClock(value, format)}
      mask={(text) => maskDate(formatClock(text.trim(), format), `${format} hh:nn`)}
      onChange={(text) => onChange(parseClock(text, format) ?? text)}
      end={
        <CalendarButton
          {...{ label, disabled, min, max, firstWeekday }}
          value={day || null}
          onChange={(chosen) => onChange(`${chosen}T${time ?? usualTime()}`)}
        />
      }
    />
  )
}
