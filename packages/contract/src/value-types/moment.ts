import { date } from './date.ts'
import { plainCharacters } from './typed-characters.ts'
import { accepted, type Parsed, refused } from './value-type.ts'
import { clockIn, instantOf } from './zoned-time.ts'

/**
 * RFC 3339: the zone is required, as `Z` or as an offset; a fraction has as many digits as a clock
 * writes.
 */
const stamp =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** A day followed by a time of day. */
const dayAndTime = /^(\S+?)(?:,?\s+|T)(?:às\s+)?(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?$/i

const SECOND = 1_000

/**
 * Reads a moment as programs write it (RFC 3339), and returns the stored form: in UTC, with
 * milliseconds. A moment without a zone is refused, and so are years that nobody means, since
 * adding hours to them fails.
 */
export function parseMoment(typed: string): Parsed<string> {
  const [, day = '', time = '', fraction = '', zone = ''] = stamp.exec(typed) ?? []
  if (!date.parse(day).ok) return refused('moment_format')
  const at = new Date(
    `${day}T${time}${fraction && `.${fraction.slice(0, 3)}`}${zone.toUpperCase()}`,
  )
  const isMeant = /^(?:19\d\d|2[01]\d\d|2200)-/.test(
    Number.isNaN(at.getTime()) ? '' : at.toISOString(),
  )
  return isMeant ? accepted(at.toISOString()) : refused('moment_format')
}

/**
 * Reads a moment as people write it, in a time zone: `22/12/2026 09:00`, `2026-12-22 09:00:30`. A
 * day alone means its midnight. A moment with a zone of its own is read in that zone. The codes of
 * a wrong day are those of `date`.
 */
export function parseLocalMoment(typed: string, zone: string): Parsed<string> {
  const text = plainCharacters(typed)
  const stamped = parseMoment(text)
  if (stamped.ok) return stamped
  const [, first = text, hours = '0', minutes = '0', seconds = '0'] = dayAndTime.exec(text) ?? []
  const day = date.parse(first)
  if (!day.ok) return day.code === 'date_no_such_day' ? day : refused('moment_format')
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59)
    return refused('moment_format')
  const minute = instantOf(day.value, Number(hours) * 60 + Number(minutes), zone)
  return parseMoment(new Date(minute.getTime() + Number(seconds) * SECOND).toISOString())
}

/**
 * Formats a moment in a time zone, day first as Brazilian spreadsheets read it: `22/12/2026 09:00`,
 * with seconds unless zero. `parseLocalMoment` reads it to the second. If the clock was put back
 * and shows a time twice, the second one is written in UTC, as programs write it.
 */
export function formatLocalMoment(at: Date, zone: string): string {
  const [day = '', time = ''] = clockIn(zone, at).split('T')
  const seconds = at.getUTCSeconds()
  const rest = seconds === 0 ? '' : `:${String(seconds).padStart(2, '0')}`
  const text = `${date.format(day)} ${time}${rest}`
  const read = parseLocalMoment(text, zone)
  return read.ok && read.value === toTheSecond(at) ? text : toTheSecond(at)
}

/** Returns a moment in its stored form, without fractions of a second, which no cell shows. */
export const toTheSecond = (at: Date): string =>
  new Date(Math.floor(at.getTime() / SECOND) * SECOND).toISOString()
