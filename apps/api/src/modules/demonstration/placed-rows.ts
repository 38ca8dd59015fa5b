import type { Minutes } from '../../parts/demonstration-part.ts'
import { remembered } from '../../platform/remembered.ts'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** Nobody visits between these hours, but for who is there at the moment of loading. */
const NIGHT = { from: 22 * HOUR, to: 7 * HOUR }

/** Rows with their moments, counted from that of loading in the zone of their company. */
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

/** Whether a row tells of a visit that is over. */
const isOver = (row: object): row is { checked_in_at: Minutes } =>
  'checked_out_at' in row && isMoment(row.checked_out_at) && 'checked_in_at' in row

/** Minutes by which a visit came earlier, so that it did not come by night but some time of the day before. */
function shiftOf({ checked_in_at: entry }: { checked_in_at: Minutes }, now: number, zone: string) {
  const minute = minuteOfDay(now + entry.minutes * MINUTE, zone)
  if (minute >= NIGHT.to && minute < NIGHT.from) return 0
  const sinceEvening = (minute - NIGHT.from + DAY) % DAY
  return sinceEvening + 1 + (-entry.minutes % (NIGHT.from - NIGHT.to - 1))
}

/** Writes the clock of a zone: making a formatter takes longer than all that it writes. */
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

/** Minutes since midnight of a moment in a zone. */
function minuteOfDay(at: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockOf(timeZone).format(at).split(':').map(Number)
  return hours * HOUR + minutes
}
