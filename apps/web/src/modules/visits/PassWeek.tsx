import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { WeekHours } from '../people/public/WeekHours.tsx'

/** Shows the hours of a pass as a week, if they are restricted. */
export function PassWeek({ record }: RecordSlotProps) {
  const { weekdays: days, from_time: from, to_time: to } = record
  return <WeekHours hours={[{ days, from, to }]} />
}
