import {
  type ScheduleDay,
  scheduleDays,
} from '@portaria/contract/modules/access/access-schedules/access-schedules'
import {
  type ScheduleHours,
  spansOf,
} from '@portaria/contract/modules/access/decisions/schedule-hours'
import { weekdays } from '@portaria/contract/value-types/weekdays'
import type { Holiday, HolidayKind, TimeSpan } from '@portaria/drivers/access/access-driver'
import { endOfDay } from './reader-times.ts'

/** The kind of all holidays of a company. */
const KIND: HolidayKind = 1

const LAST_SECOND = 86_399

/** The hours of somebody who may pass at any time. */
export const ALWAYS: TimeSpan = {
  start: 0,
  end: LAST_SECOND,
  days: weekdays,
  holidays: [KIND],
}

/** Returns the hours of a rule as a reader keeps them, without any for a schedule that never holds. */
export function spansOfHours(hours: ScheduleHours | null): TimeSpan[] {
  if (hours === null) return [ALWAYS]
  const spans = scheduleDays.flatMap((day) =>
    spansOf(hours, day).map(([from, to]) => ({ day, start: from * 60, end: to * 60 - 1 })),
  )
  return [...Map.groupBy(spans, ({ start, end }) => `${start} ${end}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const days: readonly ScheduleDay[] = same.map(({ day }) => day)
    return {
      start: first.start,
      end: first.end,
      days: weekdays.filter((day) => days.includes(day)),
      holidays: days.includes('holiday') ? [KIND] : [],
    }
  })
}

/** Returns a holiday as a reader keeps it; nobody reads its name there. */
export const holidayOn = (day: string): Holiday => ({
  name: day,
  begin: `${day}T00:00:00`,
  end: endOfDay(day),
  kinds: [KIND],
  isYearly: false,
})
