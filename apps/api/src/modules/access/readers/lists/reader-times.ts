import { clockIn } from '@portaria/contract/value-types/zoned-time'
import type { ReaderTime } from '@portaria/drivers/access/access-driver'

const SECOND = 1_000
const DAY = 86_400_000

/** The last second of a day by the clock of a reader. */
export const endOfDay = (day: string): ReaderTime => `${day}T23:59:59`

/** Returns the earlier of two times; null is later than every time. */
export function earlier(one: ReaderTime | null, other: ReaderTime | null): ReaderTime | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** Returns the later of two times; null is later than every time. */
export function later(one: ReaderTime | null, other: ReaderTime | null): ReaderTime | null {
  if (one === null || other === null) return null
  return one < other ? other : one
}

/**
 * Returns the last time by the clock of a zone at which a moment has certainly not passed. It is the
 * time of the moment itself, unless the clock is put back soon after it and shows that time again.
 */
export function lastTime(zone: string, at: Date): ReaderTime {
  const shown = shownAt(zone, at.getTime())
  if (isSteady(zone, at.getTime(), at.getTime() + DAY)) return shown
  const change = zoned(zone, at.getTime()).getTimeZoneTransition('next')
  if (change === null) return shown
  const before = moved(textOf(change), -SECOND)
  return before < shown ? before : shown
}

/**
 * Returns the first time by the clock of a zone at which a moment has certainly come. It is the time
 * of the moment itself, unless the clock was put back shortly before it and had shown that time.
 */
export function firstTime(zone: string, at: Date): ReaderTime {
  const moment = Math.ceil(at.getTime() / SECOND) * SECOND
  const shown = shownAt(zone, moment)
  if (isSteady(zone, moment - DAY, moment)) return shown
  const change = zoned(zone, moment + SECOND).getTimeZoneTransition('previous')
  if (change === null) return shown
  const reached = moved(textOf(zoned(zone, change.epochMilliseconds - SECOND)), SECOND)
  return reached > shown ? reached : shown
}

const zoned = (zone: string, at: number): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)

const textOf = (time: Temporal.ZonedDateTime): ReaderTime =>
  time.toPlainDateTime().toString({ smallestUnit: 'second' })

/** Clocks are changed by whole minutes: the seconds are those of UTC. */
const shownAt = (zone: string, at: number): ReaderTime =>
  `${clockIn(zone, new Date(at))}${new Date(at).toISOString().slice(16, 19)}`

/** Whether the clock of a zone goes on between two moments without a change. */
const isSteady = (zone: string, from: number, to: number): boolean =>
  Date.parse(`${shownAt(zone, to)}Z`) - Date.parse(`${shownAt(zone, from)}Z`) ===
  Math.floor(to / SECOND) * SECOND - Math.floor(from / SECOND) * SECOND

const moved = (time: ReaderTime, by: number): ReaderTime =>
  new Date(Date.parse(`${time}Z`) + by).toISOString().slice(0, 19)
