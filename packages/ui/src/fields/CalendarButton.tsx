import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Popover } from '../overlays/Popover.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { Calendar } from './Calendar.tsx'
import { insetButton } from './controlClass.ts'
import type { IsoDate } from './dates.ts'
import type { FieldProps } from './Field.tsx'

export interface CalendarButtonProps extends Pick<FieldProps, 'label' | 'disabled'> {
  value: IsoDate | null
  onChange: (day: IsoDate) => void
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  firstWeekday?: number | undefined
}

/** A button at the end of a field that opens a month to choose a day from. */
export function CalendarButton(props: CalendarButtonProps) {
  const { label, disabled, onChange, ...month } = props
  const { texts } = useUi()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label={label}
      align="end"
      offset={10}
      open={open}
      onOpenChange={setOpen}
      initialFocus="[data-day][tabindex='0']"
      className=""
      trigger={
        <button
          type="button"
          disabled={disabled}
          aria-label={`${texts.openCalendar}: ${label}`}
          className={insetButton}
        >
          <CalendarDays aria-hidden className="size-4.5" />
        </button>
      }
    >
      <Calendar
        {...month}
        onChange={(day) => {
          onChange(day)
          setOpen(false)
        }}
      />
    </Popover>
  )
}
