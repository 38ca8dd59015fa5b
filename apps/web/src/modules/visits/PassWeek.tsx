import type { RecordSlotProps } from '../../register-pages/register-slots.ts'
import { WeekHours } from '../people/public/WeekHours.tsx'

/** The hours of a pass as a week, where it holds on some of them alone. */
export function PassWeek({ record }: RecordSlotProps) {
  const { weekdays: days, from_time: from, to_time: to } = record
  return <WeekHours hours={[{ days, from, to }]} />
}
