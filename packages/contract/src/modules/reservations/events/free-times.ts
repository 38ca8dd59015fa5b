import { dayAfter } from '../../../value-types/date.ts'
import { weekdayOf, weekdays } from '../../../value-types/weekdays.ts'
import { instantOf, localOf } from '../../../value-types/zoned-time.ts'
import type { bookingModes } from '../common-areas/common-areas.ts'

/**
 * Hours on some weekdays, or on all if none is named; hours that end before they start end on the
 * next day.
 */
export type Hours = {
  readonly weekdays: readonly string[]
  readonly starts_at: string
  readonly ends_at: string
}

/** A closure: days on which an area cannot be booked. */
export type Blackout = {
  readonly blackout: string
  readonly starts_on: string | null
  readonly ends_on: string | null
  readonly weekdays: readonly string[]
  readonly reason: string | null
}

/** The fields of an area that decide when it can be booked. */
export type BookedArea = {
  readonly status: string
  readonly condition: string | null
  readonly booking_mode: (typeof bookingModes)[number] | null
  readonly opening: readonly Hours[]
  readonly slots: readonly Hours[]
  readonly min_minutes: number | null
  readonly max_minutes: number | null
  readonly buffer_before: number | null
  readonly buffer_after: number | null
  readonly min_notice_hours: number | null
  readonly max_ahead_days: number | null
  readonly blackouts: readonly Blackout[]
}

/** A span of time; its end is excluded. */
export type Span = { readonly from: Date; readonly to: Date }

/** The context in which a time is judged. */
export type Beside = {
  readonly now: Date
  /** The company's time zone. */
  readonly zone: string
  /** The company's holidays among the days in question and the days after each of them. */
  readonly holidays: ReadonlySet<string>
  /**
   * The blocked times of this area and of the areas that close with it, including their buffers.
   */
  readonly busy: readonly Span[]
}

/**
 * The reason why a time is not free; codes of the field `starts_at`, except `ends_before_start`.
 */
export type TimeRefusal =
  | 'area_not_booked'
  | 'area_closed'
  | 'time_past'
  | 'notice_short'
  | 'too_far_ahead'
  | 'ends_before_start'
  | 'time_too_short'
  | 'time_too_long'
  | 'not_a_slot'
  | 'outside_opening'
  | 'blacked_out'
  | 'time_taken'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 1_440

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const isOn = (named: readonly string[], day: string) =>
  named.length === 0 || named.includes(weekdayOf(day))

/** Returns the hours of a day as moments. */
function spanOf({ starts_at, ends_at }: Hours, day: string, zone: string): Span {
  const [from, to] = [minutesOf(starts_at), minutesOf(ends_at)]
  return { from: instantOf(day, from, zone), to: instantOf(day, to > from ? to : to + DAY, zone) }
}

/** Returns the hours that begin on a day, in order. */
const spansOn = (hours: readonly Hours[], day: string, zone: string): Span[] =>
  hours
    .filter(({ weekdays: named }) => isOn(named, day))
    .map((one) => spanOf(one, day, zone))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())

const wholeDay: Hours = { weekdays: [], starts_at: '00:00', ends_at: '00:00' }

/**
 * Returns an area's opening periods around a day. Each period is returned once: one that passes
 * midnight is not split.
 */
function openingAround({ opening }: BookedArea, day: string, zone: string): Span[] {
  const hours = opening.length > 0 ? opening : [wholeDay]
  const joined: Span[] = []
  for (const span of [-1, 0, 1, 2].flatMap((beside) =>
    spansOn(hours, dayAfter(day, beside), zone),
  )) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) {
      if (span.to > last.to) joined.splice(-1, 1, { from: last.from, to: span.to })
    } else joined.push(span)
  }
  return joined
}

/** Whether a closure applies on a day. */
function isBlackedOut(one: Blackout, day: string, holidays: ReadonlySet<string>): boolean {
  const { blackout, starts_on: from, ends_on: to, weekdays: named } = one
  if (blackout === 'weekday') return named.includes(weekdayOf(day))
  if (blackout === 'holiday') return holidays.has(day)
  if (blackout === 'holiday_eve') return holidays.has(dayAfter(day, 1))
  if (from === null) return false
  if (blackout === 'dates') return day >= from && day <= (to ?? from)
  // The closure is between two days of each year, and may pass the turn of the year.
  const [own, first, last] = [day, from, to ?? from].map((each) => each.slice(5)) as [
    string,
    string,
    string,
  ]
  return first <= last ? own >= first && own <= last : own >= first || own <= last
}

/**
 * Returns the closure of an area on a day; a time past midnight belongs to the day on which it
 * begins.
 */
export const blackoutOn = (
  { blackouts }: Pick<BookedArea, 'blackouts'>,
  day: string,
  holidays: ReadonlySet<string>,
): Blackout | undefined => blackouts.find((one) => isBlackedOut(one, day, holidays))

/** Returns a time with the buffers of its area, in which nobody else may book. */
export const blockedSpan = (
  area: Pick<BookedArea, 'buffer_before' | 'buffer_after'>,
  { from, to }: Span,
): Span => ({
  from: new Date(from.getTime() - (area.buffer_before ?? 0) * MINUTE),
  to: new Date(to.getTime() + (area.buffer_after ?? 0) * MINUTE),
})

const meet = (one: Span, other: Span) => one.from < other.to && other.from < one.to

const isSame = (one: Span, other: Span) =>
  one.from.getTime() === other.from.getTime() && one.to.getTime() === other.to.getTime()

/** Returns the fixed times of a day for an area: its slots, or the whole day. */
function fixedTimes(area: BookedArea, day: string, zone: string): Span[] {
  if (area.booking_mode === 'slots') return spansOn(area.slots, day, zone)
  const hours = spansOn(area.opening.length > 0 ? area.opening : [wholeDay], day, zone)
  const [first, last] = [hours[0], hours.at(-1)]
  return first && last ? [{ from: first.from, to: last.to }] : []
}

/**
 * Returns the reason why the length or position of a time does not fit the area's mode of booking.
 */
function shapeRefusal(
  area: BookedArea,
  asked: Span,
  day: string,
  zone: string,
): TimeRefusal | null {
  if (area.booking_mode !== 'free')
    return fixedTimes(area, day, zone).some((one) => isSame(one, asked)) ? null : 'not_a_slot'
  const length = (asked.to.getTime() - asked.from.getTime()) / MINUTE
  if (area.min_minutes !== null && length < area.min_minutes) return 'time_too_short'
  if (area.max_minutes !== null && length > area.max_minutes) return 'time_too_long'
  const isOpen = openingAround(area, day, zone).some(
    ({ from, to }) => from <= asked.from && asked.to <= to,
  )
  return isOpen ? null : 'outside_opening'
}

/**
 * Returns the reason why an area is not free at a time; null if it is. Calendar, form, guided flow
 * and server all use this function, the server again when it writes (reservations §3).
 */
export function timeRefusal(area: BookedArea, asked: Span, beside: Beside): TimeRefusal | null {
  const { now, zone, holidays, busy } = beside
  if (area.booking_mode === null || area.booking_mode === 'none') return 'area_not_booked'
  if (area.status !== 'ATIVO' || (area.condition !== null && area.condition !== 'open'))
    return 'area_closed'
  if (asked.to <= asked.from) return 'ends_before_start'
  if (asked.from <= now) return 'time_past'
  const { day } = localOf(asked.from, zone)
  const shape = shapeRefusal(area, asked, day, zone)
  if (shape !== null) return shape
  if (blackoutOn(area, day, holidays)) return 'blacked_out'
  if (asked.from.getTime() - now.getTime() < (area.min_notice_hours ?? 0) * HOUR)
    return 'notice_short'
  const today = localOf(now, zone).day
  if (area.max_ahead_days !== null && day > dayAfter(today, area.max_ahead_days))
    return 'too_far_ahead'
  const blocked = blockedSpan(area, asked)
  return busy.some((one) => meet(one, blocked)) ? 'time_taken' : null
}

/** A time of a day, and the reason why it is not free; null if it is. */
export type DayTime = Span & { readonly refusal: TimeRefusal | null }

/** Returns the rest of some periods after others are cut out of them. */
function without(stretches: readonly Span[], cut: readonly Span[]): Span[] {
  const inOrder = cut.toSorted((one, other) => one.from.getTime() - other.from.getTime())
  return stretches.flatMap(({ from, to }) => {
    const left: Span[] = []
    let begin = from
    for (const gone of inOrder) {
      if (gone.from >= to) break
      if (gone.from > begin) left.push({ from: begin, to: gone.from })
      if (gone.to > begin) begin = gone.to
    }
    return begin < to ? [...left, { from: begin, to }] : left
  })
}

/**
 * Returns the bookable times of a day: each slot, or the whole day, with the reason why it is not
 * free; for an area with free times, the periods in which a reservation may begin and end.
 */
export function timesOfDay(area: BookedArea, day: string, beside: Beside): DayTime[] {
  if (area.booking_mode !== 'free')
    return fixedTimes(area, day, beside.zone).map((time) => ({
      ...time,
      refusal: timeRefusal(area, time, beside),
    }))
  const { zone, now } = beside
  const [start, end] = [instantOf(day, 0, zone), instantOf(dayAfter(day, 1), 0, zone)]
  const notice = new Date(now.getTime() + Math.max((area.min_notice_hours ?? 0) * HOUR, MINUTE))
  // Blocked times further away cannot overlap: the longest one lasts a week, its buffers a day.
  const busy = beside.busy.filter(
    ({ from, to }) =>
      to.getTime() > start.getTime() - 2 * DAY * MINUTE &&
      from.getTime() < end.getTime() + 9 * DAY * MINUTE,
  )
  const near = { ...beside, busy }
  const cut = busy.map(({ from, to }) => ({
    from: new Date(from.getTime() - (area.buffer_after ?? 0) * MINUTE),
    to: new Date(to.getTime() + (area.buffer_before ?? 0) * MINUTE),
  }))
  const least = (area.min_minutes ?? 1) * MINUTE
  return without(openingAround(area, day, zone), cut)
    .map(({ from, to }) => ({
      from: new Date(Math.max(from.getTime(), start.getTime(), notice.getTime())),
      to,
    }))
    .filter(({ from, to }) => from < end && to.getTime() - from.getTime() >= least)
    .map((time) => {
      const most =
        area.max_minutes === null
          ? time.to.getTime()
          : time.from.getTime() + area.max_minutes * MINUTE
      const tried = { from: time.from, to: new Date(Math.min(time.to.getTime(), most)) }
      return { ...time, refusal: timeRefusal(area, tried, near) }
    })
}

/** Returns the first and the last day of the quota period that contains a day. */
export function quotaPeriod(
  day: string,
  period: 'week' | 'month' | 'quarter' | 'year',
): { readonly from: string; readonly to: string } {
  const [year = '', month = ''] = day.split('-')
  if (period === 'week') {
    const from = dayAfter(day, -weekdays.indexOf(weekdayOf(day)))
    return { from, to: dayAfter(from, 6) }
  }
  if (period === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` }
  const months = period === 'month' ? 1 : 3
  const first = Math.floor((Number(month) - 1) / months) * months
  const at = (nth: number) => new Date(Date.UTC(Number(year), nth, 1)).toISOString().slice(0, 10)
  return { from: at(first), to: dayAfter(at(first + months), -1) }
}
