import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Popover } from '../overlays/Popover.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { Calendar } from './Calendar.tsx'
import { insetButton } from './controlClass.ts'
import { formatDate, type IsoDate, maskDate, parseDate, splitIso } from './dates.ts'
import type { FieldProps } from './Field.tsx'
import { MaskedTextField } from './MaskedTextField.tsx'

export interface DateFieldProps extends FieldProps {
  /** An ISO date, '' when empty, or the text as typed while it is no date, so that it can be refused. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  ref?: ComponentProps<'input'>['ref']
  /** How it is written: `dd/mm/yyyy`. */
  format: string
  placeholder?: string
  min?: IsoDate
  max?: IsoDate
  firstWeekday?: number
  autoComplete?: 'bday' | 'off'
}

/** A day: typed in any way, or chosen from a month. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, format, min, max, firstWeekday, ...field } = props
  const { texts } = useUi()
  const [open, setOpen] = useState(false)
  const chosen = splitIso(value) ? value : null
  return (
    <MaskedTextField
      autoComplete="off"
      {...field}
      inputMode="numeric"
      value={formatDate(value, format)}
      mask={(text) => maskDate(text, format)}
      onChange={(text) => onChange(parseDate(text, format) ?? text)}
      end={
        <Popover
          label={field.label}
          align="end"
          offset={10}
          open={open}
          onOpenChange={setOpen}
          initialFocus="[data-day][tabindex='0']"
          className=""
          trigger={
            <button
              type="button"
              disabled={field.disabled}
              aria-label={`${texts.openCalendar}: ${field.label}`}
              className={insetButton}
            >
              <CalendarDays aria-hidden className="size-4.5" />
            </button>
          }
        >
          <Calendar
            value={chosen}
            min={min}
            max={max}
            firstWeekday={firstWeekday}
            onChange={(day) => {
              onChange(day)
              setOpen(false)
            }}
          />
        </Popover>
      }
    />
  )
}
