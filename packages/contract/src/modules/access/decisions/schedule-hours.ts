import { weekdayOf, weekdays } from '../../../value-types/weekdays.ts'
import type { LocalMoment } from '../../visits/pass-window.ts'
import type { ScheduleDay } from '../access-schedules/access-schedules.ts'

/** The stored hours of a schedule. */
export type ScheduleHours = readonly {
  readonly days: readonly string[]
  /** `HH:MM` in the company's zone. */
  readonly from_time: string
  readonly to_time: string
}[]

/** A span of a day in minutes from midnight; the last minute is not in it. */
export type Span = readonly [from: number, to: number]

const DAY_MINUTES = 1_440

/**
 * Returns the spans of a day at which a schedule holds, in order and without overlap (access §6).
 * Hours that end at their start or before it continue on the next day of the week: a line of Friday
 * from 22:00 to 06:00 holds on Saturday until 06:00. Hours of holidays continue on holidays, so
 * that each day is decided by what it is and never by the day before.
 */
export function spansOf(hours: ScheduleHours, day: ScheduleDay): Span[] {
  const spans = hours.flatMap(({ days, from_time, to_time }): Span[] => {
    const [from, to] = [minutesOf(from_time), minutesOf(to_time)]
    const isOvernight = to <= from
    const today: Span[] = days.includes(day) ? [[from, isOvernight ? DAY_MINUTES : to]] : []
    const continues = isOvernight && to > 0 && days.includes(dayBefore(day))
    return continues ? [[0, to], ...today] : today
  })
  return merged(spans)
}

/** Whether a schedule holds at a moment, or what keeps it from holding; null holds always. */
export function scheduleAt(
  hours: ScheduleHours | null,
  { day, time, holidays }: Pick<LocalMoment, 'day' | 'time' | 'holidays'>,
): 'holds' | 'schedule' | 'holiday' {
  if (hours === null) return 'holds'
  const minute = minutesOf(time)
  const holdsOn = (one: ScheduleDay) =>
    spansOf(hours, one).some(([from, to]) => from <= minute && minute < to)
  const weekday = weekdayOf(day)
  if (!holidays.has(day)) return holdsOn(weekday) ? 'holds' : 'schedule'
  if (holdsOn('holiday')) return 'holds'
  return holdsOn(weekday) ? 'holiday' : 'schedule'
}

/** Returns the day whose hours may continue into a day. */
function dayBefore(day: ScheduleDay): ScheduleDay {
  if (day === 'holiday') return day
  const nth = weekdays.indexOf(day)
  return weekdays[(nth + weekdays.length - 1) % weekdays.length] ?? day
}

function merged(spans: readonly Span[]): Span[] {
  const inOrder = spans.toSorted(([one], [other]) => one - other)
  const result: Span[] = []
  for (const [from, to] of inOrder) {
    const last = result.at(-1)
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)]
    else result.push([from, to])
  }
  return result
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
