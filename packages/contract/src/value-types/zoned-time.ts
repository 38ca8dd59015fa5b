/** A moment as the clock of a zone shows it: the day, and the minutes since its midnight. */
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

/** Minutes in which no zone changes its clock within: all changes of our time are at whole quarters. */
const QUARTER = 15

/** Offsets that are kept of one zone; formatting a date takes some 30 µs, and a calendar asks for thousands. */
const KEPT = 20_000

const offsets = new Map<string, Map<number, number>>()

/** The minutes by which the clock of a zone is ahead of UTC at a minute since 1970. */
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

/** The minutes since 1970 that the clock of a zone shows at a moment, its seconds left out. */
function shownMinutes(at: Date, zone: string): number {
  const minute = Math.floor(at.getTime() / MINUTE)
  return minute + offsetAt(zone, minute)
}

/** A moment by the clock of a zone, its seconds left out. */
export function localOf(at: Date, zone: string): LocalTime {
  const shown = shownMinutes(at, zone)
  return {
    day: new Date(shown * MINUTE).toISOString().slice(0, 10),
    minutes: ((shown % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES,
  }
}

/** A moment as the clock of a zone shows it: `YYYY-MM-DDTHH:MM`. */
export function clockIn(zone: string, at: Date): string {
  return new Date(shownMinutes(at, zone) * MINUTE).toISOString().slice(0, 16)
}

/** A local time as if its zone were UTC, in minutes. */
const flat = ({ day, minutes }: LocalTime) => Date.parse(`${day}T00:00:00Z`) / MINUTE + minutes

/**
 * The moment at which the clock of a zone shows a time; minutes may lie beyond the day. A time that the clock
 * leaves out is the end of its gap, one that it shows twice is the first.
 */
export function instantOf(day: string, minutes: number, zone: string): Date {
  const wanted = flat({ day, minutes })
  // The offsets around it: those of a day before and after differ where the clock is changed.
  const [before, after] = [
    offsetAt(zone, wanted - DAY_MINUTES),
    offsetAt(zone, wanted + DAY_MINUTES),
  ]
  const shown = [wanted - before, wanted - after].filter((at) => at + offsetAt(zone, at) === wanted)
  if (shown.length > 0) return new Date(Math.min(...shown) * MINUTE)
  // Within a gap: the clock goes from its beginning to its end at once.
  let [low, high] = [wanted - Math.max(before, after), wanted - Math.min(before, after)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (middle + offsetAt(zone, middle) < wanted) low = middle
    else high = middle
  }
  return new Date(high * MINUTE)
}
