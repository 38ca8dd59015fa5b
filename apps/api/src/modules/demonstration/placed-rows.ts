import type { Minutes } from '../../parts/demonstration-part.ts'
import { remembered } from '../../platform/remembered.ts'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** Hours without visits, except for visitors present at the moment of loading. */
const NIGHT = { from: 22 * HOUR, to: 7 * HOUR }

/** Returns rows with their moments, counted from that of loading in the zone of their company. */
export function placedAt(rows: readonly object[], now: number, zone: string): object[] {
  const midnight = now - minuteOfDay(now, zone) * MINUTE - (now % MINUTE)
  return rows.map((row) => {
    const shift = isOver(row) ? shiftOf(row, now, zone) : 0
    const placed = (value: unknown) => {
      if (!isMoment(value)) return value
      const days = Math.floor((now + value.minutes * MINUTE - midnight) / (DAY * MINUTE))
      const at =
        value.clock === undefined
          ? now + (value.minutes - shift) * MINUTE
          : midnight + (days * DAY + value.clock) * MINUTE
      return new Date(at).toISOString()
    }
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, placed(value)]))
  })
}

const isMoment = (value: unknown): value is Minutes =>
  typeof value === 'object' && value !== null && 'minutes' in value

/** Whether a row is a visit that is over. */
const isOver = (row: object): row is { checked_in_at: Minutes } =>
  'checked_out_at' in row && isMoment(row.checked_out_at) && 'checked_in_at' in row

/**
 * Returns the minutes by which a visit is moved earlier, so that it did not come at night but
 * during the day before.
 */
function shiftOf({ checked_in_at: entry }: { checked_in_at: Minutes }, now: number, zone: string) {
  const minute = minuteOfDay(now + entry.minutes * MINUTE, zone)
  if (minute >= NIGHT.to && minute < NIGHT.from) return 0
  const sinceEvening = (minute - NIGHT.from + DAY) % DAY
  return sinceEvening + 1 + (-entry.minutes % (NIGHT.from - NIGHT.to - 1))
}

/** Returns the cached formatter of a zone: making one takes longer than all its uses. */
const clockOf = remembered(
  4,
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Returns the minutes since midnight of a moment in a zone. */
function minuteOfDay(at: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockOf(timeZone).format(at).split(':').map(Number)
  return hours * HOUR + minutes
}
