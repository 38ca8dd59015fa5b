import { weekdayOf, weekdays } from '@portaria/contract/value-types/weekdays'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plannedStarts, type Schedule, serviceDateOf } from './planned-starts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Time zones that have changed their clocks by an hour, by half an hour, by a whole day, or never.
 */
const zones = [
  'America/Sao_Paulo',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
] as const

/** Moments beside past changes of those clocks, forwards and back. */
const changes = [
  '2017-10-15T03:00:00Z',
  '2018-02-18T02:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-10-03T15:30:00Z',
  '2011-12-30T10:00:00Z',
  '2026-11-27T12:00:00Z',
].map((text) => Date.parse(text))

/** The time of a wall clock, in minutes since 1970 as if it were UTC. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return (at: number): number => {
    const [, day, month, year, hour, minute] =
      /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(format.format(at))?.map(Number) ?? []
    return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute) / MINUTE
  }
}

const dayText = (minutes: number) => new Date(minutes * MINUTE).toISOString().slice(0, 10)

/**
 * Finds the same starts by watching the clock minute by minute: a start is the minute in which the
 * clock first reaches it.
 */
function watched({ starts, shiftStartsAt, zone }: Schedule, from: number, until: number) {
  const clock = clockOf(zone)
  const found = new Map<number, string>()
  let reached = clock(from - 3 * DAY)
  for (let at = from - 3 * DAY; at <= until; at += MINUTE) {
    const shown = clock(at)
    for (let minute = reached + 1; minute <= shown; minute += 1) {
      const time = new Date(minute * MINUTE).toISOString().slice(11, 16)
      const serviceDate = dayText(minute - (time < shiftStartsAt ? 24 * 60 : 0))
      const isStart = starts.some(
        (one) =>
          one.starts_at === time &&
          (one.weekdays.length === 0 || one.weekdays.includes(weekdayOf(serviceDate))),
      )
      if (isStart && at > from && !found.has(at)) found.set(at, serviceDate)
    }
    reached = Math.max(reached, shown)
  }
  return [...found.keys()]
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

const schedules = fc.record({
  zone: fc.constantFrom(...zones),
  shiftStartsAt: time,
  starts: fc.array(fc.record({ weekdays: fc.subarray([...weekdays]), starts_at: time }), {
    minLength: 1,
    maxLength: 4,
  }),
})

const windows = fc.record({
  change: fc.constantFrom(...changes),
  before: fc.integer({ min: 0, max: 40 * 60 }),
  length: fc.integer({ min: 1, max: 48 * 60 }),
})

it('each start comes once, when the clock first reaches it, by any schedule, zone and change of the clock', () => {
  fc.assert(
    fc.property(schedules, windows, (schedule, { change, before, length }) => {
      const from = change - before * MINUTE
      const until = from + length * MINUTE
      const planned = plannedStarts(schedule, new Date(from), new Date(until))
      expect(planned.map(({ at }) => at.toISOString())).toEqual(
        watched(schedule, from, until).map((at) => new Date(at).toISOString()),
      )
    }),
    { numRuns: 60 },
  )
})

it('windows that follow each other have every start once', () => {
  fc.assert(
    fc.property(schedules, windows, (schedule, { change, before, length }) => {
      const [from, until] = [change - before * MINUTE, change + 2 * DAY]
      const whole = plannedStarts(schedule, new Date(from), new Date(until))
      const middle = new Date(Math.min(from + length * MINUTE, until))
      const parts = [
        ...plannedStarts(schedule, new Date(from), middle),
        ...plannedStarts(schedule, middle, new Date(until)),
      ]
      expect(parts).toEqual(whole)
    }),
  )
})

const night = (zone: string): Schedule => ({
  zone,
  shiftStartsAt: '18:00',
  starts: ['22:00', '00:00', '02:30', '05:00'].map((starts_at) => ({
    weekdays: ['fri'],
    starts_at,
  })),
})

it('a night is one shift: rounds after midnight belong to the day before', () => {
  const planned = plannedStarts(
    night('America/Sao_Paulo'),
    new Date('2026-11-26T12:00:00Z'),
    new Date('2026-11-29T12:00:00Z'),
  )
  expect(planned.map(({ at, serviceDate }) => [at.toISOString(), serviceDate])).toEqual([
    ['2026-11-28T01:00:00.000Z', '2026-11-27'],
    ['2026-11-28T03:00:00.000Z', '2026-11-27'],
    ['2026-11-28T05:30:00.000Z', '2026-11-27'],
    ['2026-11-28T08:00:00.000Z', '2026-11-27'],
  ])
})

it('a start that the clock skips is at the end of the gap', () => {
  const [first] = plannedStarts(
    {
      zone: 'America/New_York',
      shiftStartsAt: '00:00',
      starts: [{ weekdays: [], starts_at: '02:30' }],
    },
    new Date('2026-03-08T00:00:00Z'),
    new Date('2026-03-08T12:00:00Z'),
  )
  expect(first?.at.toISOString()).toBe('2026-03-08T07:00:00.000Z')
})

it('an unplanned round belongs to the shift of its moment', () => {
  const zone = 'America/Sao_Paulo'
  const of = (at: string, shiftStartsAt: string) =>
    serviceDateOf({ zone, shiftStartsAt }, new Date(at))
  expect(of('2026-11-28T05:00:00Z', '18:00')).toBe('2026-11-27')
  expect(of('2026-11-28T05:00:00Z', '00:00')).toBe('2026-11-28')
  expect(of('2026-11-28T21:00:00Z', '18:00')).toBe('2026-11-28')
})
