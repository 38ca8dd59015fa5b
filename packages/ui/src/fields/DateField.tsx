import type { ComponentProps } from 'react'
import { CalendarButton } from './CalendarButton.tsx'
import { formatDate, type IsoDate, maskDate, parseDate, splitIso } from './dates.ts'
import type { FieldProps } from './Field.tsx'
import { MaskedTextField } from './MaskedTextField.tsx'

export interface DateFieldProps extends FieldProps {
  /** An ISO date, '' if empty, or the typed text while it is no date, so that it can be refused. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  ref?: ComponentProps<'input'>['ref']
  /** The written format: `dd/mm/yyyy`. */
  format: string
  placeholder?: string
  min?: IsoDate
  max?: IsoDate
  firstWeekday?: number
  autoComplete?: 'bday' | 'off'
}

/** A day, typed in any format or chosen from a month. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, format, min, max, firstWeekday, ...field } = props
  const { label, disabled } = field
  return (
    <MaskedTextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      value={formatDate(value, format)}
      mask={(text) => maskDate(text, format)}
      onChange={(text) => onChange(parseDate(text, format) ?? text)}
      end={
        <CalendarButton
          {...{ label, disabled, min, max, firstWeekday, onChange }}
          value={splitIso(value) ? value : null}
        />
      }
    />
  )
}
