import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../../../value-types/date.ts'
import { weekdayOf, weekdays } from '../../../value-types/weekdays.ts'
import { instantOf, localOf } from '../../../value-types/zoned-time.ts'
import {
  type Beside,
  type BookedArea,
  blockedSpan,
  type Hours,
  type Span,
  timeRefusal,
  timesOfDay,
} from './free-times.ts'

const MINUTE = 60_000
const isLong = process.env['PORTARIA_TEST_ALL'] === '1'

const beside: Beside = {
  now: new Date('2026-11-26T12:00:00Z'),
  zone: 'America/Sao_Paulo',
  holidays: new Set(),
  busy: [],
}

const span = (day: string, from: number, to: number, zone = beside.zone): Span => ({
  from: instantOf(day, from * 60, zone),
  to: instantOf(day, to * 60, zone),
})

/** Time zones without clock changes, on both sides of midnight in UTC. */
const steady = [
  'America/Sao_Paulo',
  'America/Noronha',
  'America/Rio_Branco',
  'Asia/Kathmandu',
] as const
const changing = ['Europe/Lisbon', 'America/New_York'] as const

const clock = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)
const days = fc.subarray([...weekdays])
const hours = fc.record({ weekdays: days, starts_at: clock, ends_at: clock })
const day = fc.integer({ min: 0, max: 400 }).map((nth) => dayAfter('2026-11-20', nth))
const maybe = (least: number, most: number) => fc.option(fc.integer({ min: least, max: most }))
const blackout = fc.record({
  blackout: fc.constantFrom('dates', 'yearly', 'weekday', 'holiday', 'holiday_eve'),
  starts_on: fc.option(day),
  ends_on: fc.constant(null),
  weekdays: days,
  reason: fc.constant(null),
})
const areas = fc.record({
  status: fc.constantFrom('ATIVO', 'ATIVO', 'ATIVO', 'INATIVO'),
  condition: fc.constantFrom('open', 'open', 'open', 'closed', null),
  booking_mode: fc.constantFrom('slots', 'free', 'free', 'full_day', 'none'),
  opening: fc.array(hours, { maxLength: 3 }),
  slots: fc.array(hours, { maxLength: 3 }),
  min_minutes: maybe(30, 180),
  max_minutes: maybe(60, 600),
  buffer_before: maybe(0, 120),
  buffer_after: maybe(0, 120),
  min_notice_hours: maybe(0, 72),
  max_ahead_days: maybe(1, 300),
  blackouts: fc.array(blackout, { maxLength: 2 }),
})
const besides = (zones: readonly string[]) =>
  fc.record({
    now: fc
      .integer({ min: 0, max: 40 * 48 })
      .map((half) => new Date(Date.UTC(2026, 10, 20, 0, half * 30))),
    zone: fc.constantFrom(...zones),
    holidays: fc.array(day, { maxLength: 4 }).map((list) => new Set(list)),
    busy: fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 60 * 48 }), fc.integer({ min: 1, max: 24 }))
        .map(([start, length]): Span => {
          const from = Date.UTC(2026, 10, 20, 0, start * 30)
          return { from: new Date(from), to: new Date(from + length * 30 * MINUTE) }
        }),
      { maxLength: 6 },
    ),
  })

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the local time in a zone, by the language's calendar instead of ours. */
function shown(at: Date, zone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  const date = local.toPlainDate()
  return {
    date,
    minute: local.hour * 60 + local.minute,
    weekday: weekdays[date.dayOfWeek - 1] ?? 'mon',
    before: weekdays[(date.dayOfWeek + 5) % 7] ?? 'mon',
  }
}

/**
 * Whether an area is free at a time: counts minute by minute, and checks each rule for each minute
 * or day.
 */
function isFreeByCounting(
  area: BookedArea,
  asked: Span,
  { now, zone, holidays, busy }: Beside,
): boolean {
  if (area.booking_mode === 'none' || area.status !== 'ATIVO') return false
  if (area.condition !== null && area.condition !== 'open') return false
  if (asked.to <= asked.from || asked.from <= now) return false
  const first = shown(asked.from, zone)
  const length = (asked.to.getTime() - asked.from.getTime()) / MINUTE
  const holds = (row: Hours, name: string) =>
    row.weekdays.length === 0 || row.weekdays.includes(name)
  const isExactly = (row: Hours) => {
    const [from, to] = [minutes(row.starts_at), minutes(row.ends_at)]
    const rowLength = to > from ? to - from : to - from + 1440
    return holds(row, first.weekday) && from === first.minute && rowLength === length
  }
  if (area.booking_mode === 'slots' && !area.slots.some(isExactly)) return false
  if (area.booking_mode === 'full_day') {
    const rows =
      area.opening.length > 0
        ? area.opening.filter((row) => holds(row, first.weekday))
        : [{ weekdays: [], starts_at: '00:00', ends_at: '00:00' }]
    const [earliest] = rows.toSorted((a, b) => minutes(a.starts_at) - minutes(b.starts_at))
    // When rows begin together, the last one counts.
    const latest = rows.toSorted((a, b) => minutes(a.starts_at) - minutes(b.starts_at)).at(-1)
    if (!earliest || !latest) return false
    const [from, start, end] = [
      minutes(earliest.starts_at),
      minutes(latest.starts_at),
      minutes(latest.ends_at),
    ]
    const until = end > start ? end : end + 1440
    if (first.minute !== from || length !== until - from) return false
  }
  if (area.booking_mode === 'free') {
    if (length < (area.min_minutes ?? 0) || length > (area.max_minutes ?? Number.POSITIVE_INFINITY))
      return false
    const isOpenAt = (at: number) => {
      const { minute, weekday, before } = shown(new Date(at), zone)
      return (
        area.opening.length === 0 ||
        area.opening.some((row) => {
          const [from, to] = [minutes(row.starts_at), minutes(row.ends_at)]
          if (to > from) return holds(row, weekday) && minute >= from && minute < to
          return (holds(row, weekday) && minute >= from) || (holds(row, before) && minute < to)
        })
      )
    }
    for (let at = asked.from.getTime(); at < asked.to.getTime(); at += 10 * MINUTE)
      if (!isOpenAt(at)) return false
  }
  const own = first.date.toString()
  const isClosed = area.blackouts.some(({ blackout: kind, starts_on: from, weekdays: named }) => {
    if (kind === 'weekday') return (named as string[]).includes(first.weekday)
    if (kind === 'holiday') return holidays.has(own)
    if (kind === 'holiday_eve') return holidays.has(first.date.add({ days: 1 }).toString())
    return from !== null && (kind === 'dates' ? from === own : from.slice(5) === own.slice(5))
  })
  if (isClosed) return false
  if (asked.from.getTime() < now.getTime() + (area.min_notice_hours ?? 0) * 60 * MINUTE)
    return false
  const today = shown(now, zone).date
  if (area.max_ahead_days !== null && today.until(first.date).days > area.max_ahead_days)
    return false
  const [from, to] = [
    asked.from.getTime() - (area.buffer_before ?? 0) * MINUTE,
    asked.to.getTime() + (area.buffer_after ?? 0) * MINUTE,
  ]
  return busy.every((taken) => taken.to.getTime() <= from || taken.from.getTime() >= to)
}

describe('free times', () => {
  it('are the same as by counting minutes, over zones, midnight, buffers and closures', () => {
    fc.assert(
      fc.property(
        areas,
        besides(steady),
        day,
        fc.integer({ min: 0, max: 47 }),
        fc.integer({ min: 1, max: 52 }),
        fc.boolean(),
        (area, around, of, half, length, isOffered) => {
          const offered = timesOfDay(area, of, around).map(({ from, to }) => ({ from, to }))
          const from = instantOf(of, half * 30, around.zone)
          const free = { from, to: new Date(from.getTime() + length * 30 * MINUTE) }
          const asked = (isOffered && offered[0]) || free
          expect(timeRefusal(area, asked, around) === null).toBe(
            isFreeByCounting(area, asked, around),
          )
        },
      ),
      { numRuns: isLong ? 5_000 : 500 },
    )
  })

  it('are never shown free and then refused, even when clocks change', () => {
    fc.assert(
      fc.property(areas, besides([...steady, ...changing]), day, (area, around, of) => {
        for (const time of timesOfDay(area, of, around)) {
          expect(localOf(time.from, around.zone).day).toBe(of)
          // For a period, the end of the longest reservation that may begin with it.
          const most =
            area.booking_mode === 'free' && area.max_minutes !== null
              ? time.from.getTime() + area.max_minutes * MINUTE
              : Number.POSITIVE_INFINITY
          const to = new Date(Math.min(time.to.getTime(), most))
          expect(timeRefusal(area, { from: time.from, to }, around)).toBe(time.refusal)
        }
      }),
      { numRuns: isLong ? 2_000 : 300 },
    )
  })

  it('keep their buffers from others', () => {
    const area = { buffer_before: 30, buffer_after: 60 }
    const asked = span('2026-11-28', 10, 12)
    expect(blockedSpan(area, asked)).toEqual(span('2026-11-28', 9.5, 13))
    expect(weekdayOf('2026-11-28')).toBe('sat')
  })
})
