/** A local time in a zone: the day, and the minutes since its midnight. */
export type LocalTime = { readonly day: string; readonly minutes: number }

const MINUTE = 60_000
const DAY_MINUTES = 1_440
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(zone, made)
  return made
}

/**
 * Minutes within which no zone changes its clock: all changes of our time are at whole quarters.
 */
const QUARTER = 15

/**
 * Limit of cached offsets per zone; formatting a date takes some 30 µs, and a calendar asks for
 * thousands.
 */
const KEPT = 20_000

const offsets = new Map<string, Map<number, number>>()

/** Returns the minutes by which the clock of a zone is ahead of UTC at a minute since 1970. */
function offsetAt(zone: string, minute: number): number {
  const ofZone = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, ofZone)
  const quarter = Math.floor(minute / QUARTER)
  const known = ofZone.get(quarter)
  if (known !== undefined) return known
  if (ofZone.size >= KEPT) ofZone.clear()
  const at = quarter * QUARTER
  const offset = flat(shownAt(zone, at)) - at
  ofZone.set(quarter, offset)
  return offset
}

function shownAt(zone: string, minute: number): LocalTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(new Date(minute * MINUTE))
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Returns the minutes since 1970 that the clock of a zone shows at a moment, without seconds. */
function shownMinutes(at: Date, zone: string): number {
  const minute = Math.floor(at.getTime() / MINUTE)
  return minute + offsetAt(zone, minute)
}

/** Returns the local time of a moment in a zone, without seconds. */
export function localOf(at: Date, zone: string): LocalTime {
  const shown = shownMinutes(at, zone)
  return {
    day: new Date(shown * MINUTE).toISOString().slice(0, 10),
    minutes: ((shown % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES,
  }
}

/** Returns the local time of a moment in a zone: `YYYY-MM-DDTHH:MM`. */
export function clockIn(zone: string, at: Date): string {
  return new Date(shownMinutes(at, zone) * MINUTE).toISOString().slice(0, 16)
}

/** Returns a local time as if its zone were UTC, in minutes. */
const flat = ({ day, minutes }: LocalTime) => Date.parse(`${day}T00:00:00Z`) / MINUTE + minutes

/**
 * Returns the moment at which the clock of a zone shows a time; minutes may lie beyond the day. A
 * time that the clock skips gives the end of the gap, a time that it shows twice the first moment.
 */
export function instantOf(day: string, minutes: number, zone: string): Date {
  const wanted = flat({ day, minutes })
  // The offsets a day before and a day after: they differ if the clock is changed in between.
  const [before, after] = [
    offsetAt(zone, wanted - DAY_MINUTES),
    offsetAt(zone, wanted + DAY_MINUTES),
  ]
  const shown = [wanted - before, wanted - after].filter((at) => at + offsetAt(zone, at) === wanted)
  if (shown.length > 0) return new Date(Math.min(...shown) * MINUTE)
  // Within a gap: the clock jumps from its beginning to its end.
  let [low, high] = [wanted - Math.max(before, after), wanted - Math.min(before, after)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (middle + offsetAt(zone, middle) < wanted) low = middle
    else high = middle
  }
  return new Date(high * MINUTE)
}
