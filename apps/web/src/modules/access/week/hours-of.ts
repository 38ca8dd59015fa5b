import type { ScheduleHours } from '@portaria/contract/modules/access/decisions/schedule-hours'
import { isObject } from '../../../register-pages/record.ts'

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

/** Returns the complete lines of a schedule's hours, as saved or as typed so far. */
export function hoursOf(lines: unknown): ScheduleHours {
  if (!Array.isArray(lines)) return []
  return lines.filter(isObject).flatMap(({ days, from_time, to_time }) => {
    const named = Array.isArray(days) ? days.filter((day) => typeof day === 'string') : []
    return isTime(from_time) && isTime(to_time) ? [{ days: named, from_time, to_time }] : []
  })
}
