import { weekdayOf } from '@portaria/contract/value-types/weekdays'

/** A start of a schedule, on its weekdays; an empty list means all days. */
export type ScheduledStart = { readonly weekdays: readonly string[]; readonly starts_at: string }

/** The times at which a patrol is walked, by the clock of its company. */
export type Schedule = {
  readonly starts: readonly ScheduledStart[]
  /** Starts before this time belong to the day before (rounds §2). */
  readonly shiftStartsAt: string
  readonly zone: string
}

/** A round of a schedule: its moment, and the day of its shift. */
export type PlannedStart = { readonly at: Date; readonly serviceDate: string }

/**
 * Returns the starts of a schedule after `from` and until `until`, in order, each moment once. A
 * start that the clock skips is moved to the end of the gap; of a start that the clock shows twice,
 * the first counts (rounds §3).
 */
export function plannedStarts(schedule: Schedule, from: Date, until: Date): PlannedStart[] {
  const found = new Map<number, PlannedStart>()
  for (const serviceDate of serviceDays(schedule.zone, from, until))
    for (const start of schedule.starts) {
      if (!isOn(start, serviceDate)) continue
      const at = momentOf(schedule, serviceDate, start.starts_at)
      if (at <= from || at > until || found.has(at.getTime())) continue
      found.set(at.getTime(), { at, serviceDate })
    }
  return [...found.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The day of the shift that contains a moment. */
export function serviceDateOf({ shiftStartsAt, zone }: Omit<Schedule, 'starts'>, at: Date): string {
  const local = zoned(zone, at)
  const isOfDayBefore = local.toPlainTime().toString().slice(0, 5) < shiftStartsAt
  return local
    .toPlainDate()
    .subtract({ days: isOfDayBefore ? 1 : 0 })
    .toString()
}

const isOn = ({ weekdays }: ScheduledStart, day: string): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayOf(day))

const zoned = (zone: string, at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** The days whose shifts may have starts between two moments: a shift goes on into the next day. */
function serviceDays(zone: string, from: Date, until: Date): string[] {
  const days: string[] = []
  const last = zoned(zone, until).toPlainDate()
  let day = zoned(zone, from).toPlainDate().subtract({ days: 1 })
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString())
  return days
}

function momentOf({ shiftStartsAt, zone }: Schedule, serviceDate: string, time: string): Date {
  const day = Temporal.PlainDate.from(serviceDate).add({ days: time < shiftStartsAt ? 1 : 0 })
  const local = day.toPlainDateTime(Temporal.PlainTime.from(time))
  const at = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const isThere = at.toPlainDateTime().equals(local)
  // If the clock skips the local time, the earlier reading lies before the gap, and the gap ends at
  // the next change.
  const shown = isThere ? at : (at.getTimeZoneTransition('next') ?? at)
  return new Date(shown.epochMilliseconds)
}
