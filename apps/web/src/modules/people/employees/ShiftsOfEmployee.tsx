import { isObject } from '../../../register-pages/record.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { WeekHours } from '../public/WeekHours.tsx'

/** Shows the shifts of an employee as a week. */
export function ShiftsOfEmployee({ record }: RecordSlotProps) {
  const shifts = Array.isArray(record['shifts']) ? record['shifts'].filter(isObject) : []
  const hours = shifts.map((shift) => ({
    days: shift['weekdays'],
    from: shift['starts_at'],
    to: shift['ends_at'],
  }))
  return <WeekHours hours={hours} />
}
