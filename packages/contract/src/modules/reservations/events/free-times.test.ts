import { describe, expect, it } from 'vitest'
import { instantOf } from '../../../value-types/zoned-time.ts'
import {
  type Beside,
  type BookedArea,
  blackoutOn,
  type Hours,
  quotaPeriod,
  type Span,
  timeRefusal,
} from './free-times.ts'

const hall: BookedArea = {
  status: 'ATIVO',
  condition: 'open',
  booking_mode: 'free',
  opening: [],
  slots: [],
  min_minutes: null,
  max_minutes: null,
  buffer_before: null,
  buffer_after: null,
  min_notice_hours: null,
  max_ahead_days: null,
  blackouts: [],
}

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

const refused = (area: Partial<BookedArea>, asked: Span, more: Partial<Beside> = {}) =>
  timeRefusal({ ...hall, ...area }, asked, { ...beside, ...more })

describe('a time of an area', () => {
  const saturday = '2026-11-28'

  it('is free if nothing prevents it', () => {
    expect(refused({}, span(saturday, 10, 12))).toBeNull()
  })

  it('is refused for its area, shape, day, notice or overlap', () => {
    const asked = span(saturday, 10, 12)
    expect(refused({ booking_mode: 'none' }, asked)).toBe('area_not_booked')
    expect(refused({ condition: 'maintenance' }, asked)).toBe('area_closed')
    expect(refused({}, span('2026-11-25', 10, 12))).toBe('time_past')
    expect(refused({}, { from: asked.to, to: asked.from })).toBe('ends_before_start')
    expect(refused({ min_minutes: 180 }, asked)).toBe('time_too_short')
    expect(refused({ max_minutes: 60 }, asked)).toBe('time_too_long')
    const opening = [{ weekdays: ['sat'], starts_at: '11:00', ends_at: '20:00' }]
    expect(refused({ opening }, asked)).toBe('outside_opening')
    expect(refused({ booking_mode: 'slots', slots: opening }, asked)).toBe('not_a_slot')
    expect(refused({ min_notice_hours: 72 }, asked)).toBe('notice_short')
    expect(refused({ max_ahead_days: 1 }, asked)).toBe('too_far_ahead')
    const busy = [span(saturday, 12, 14)]
    expect(refused({}, asked, { busy })).toBeNull()
    expect(refused({ buffer_after: 30 }, asked, { busy })).toBe('time_taken')
  })

  it('past midnight belongs to its first day, and needs opening hours past midnight', () => {
    const opening: Hours[] = [{ weekdays: ['fri', 'sat'], starts_at: '18:00', ends_at: '02:00' }]
    const monday = {
      blackout: 'weekday',
      starts_on: null,
      ends_on: null,
      weekdays: ['sun'],
      reason: null,
    }
    const asked = span(saturday, 22, 26)
    expect(refused({ opening, blackouts: [monday] }, asked)).toBeNull()
    expect(refused({ opening }, span(saturday, 22, 27))).toBe('outside_opening')
    expect(refused({ opening, blackouts: [{ ...monday, weekdays: ['sat'] }] }, asked)).toBe(
      'blacked_out',
    )
  })

  it('is a slot of its day, or the whole day', () => {
    const slots: Hours[] = [{ weekdays: ['sat'], starts_at: '19:00', ends_at: '01:00' }]
    expect(refused({ booking_mode: 'slots', slots }, span(saturday, 19, 25))).toBeNull()
    expect(refused({ booking_mode: 'full_day' }, span(saturday, 0, 24))).toBeNull()
    const opening: Hours[] = [{ weekdays: [], starts_at: '08:00', ends_at: '22:00' }]
    expect(refused({ booking_mode: 'full_day', opening }, span(saturday, 8, 22))).toBeNull()
    expect(refused({ booking_mode: 'full_day', opening }, span(saturday, 8, 21))).toBe('not_a_slot')
  })
})

describe('a closure', () => {
  const closed = (blackout: string, day: string, more: object = {}, holidays: string[] = []) =>
    blackoutOn(
      {
        blackouts: [
          { blackout, starts_on: null, ends_on: null, weekdays: [], reason: null, ...more },
        ],
      },
      day,
      new Set(holidays),
    ) !== undefined

  it('is between dates, each year between two days, on weekdays, on holidays or on the days before them', () => {
    const christmas = { starts_on: '2026-12-24', ends_on: '2027-01-01' }
    expect(
      ['2026-12-23', '2026-12-24', '2027-01-01', '2027-12-25'].map((day) =>
        closed('dates', day, christmas),
      ),
    ).toEqual([false, true, true, false])
    expect(
      ['2029-12-25', '2030-01-01', '2030-01-02'].map((day) => closed('yearly', day, christmas)),
    ).toEqual([true, true, false])
    expect(closed('dates', '2026-12-24', { starts_on: '2026-12-24' })).toBe(true)
    expect(closed('weekday', '2026-11-30', { weekdays: ['mon'] })).toBe(true)
    expect(closed('holiday', '2026-12-25', {}, ['2026-12-25'])).toBe(true)
    expect(closed('holiday_eve', '2026-12-24', {}, ['2026-12-25'])).toBe(true)
    expect(closed('holiday_eve', '2026-12-25', {}, ['2026-12-25'])).toBe(false)
  })
})

describe('the period of a quota', () => {
  it('is a week from Monday on, a month, a quarter or a year', () => {
    expect(quotaPeriod('2026-11-29', 'week')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
    expect(quotaPeriod('2028-02-10', 'month')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(quotaPeriod('2026-12-31', 'quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
    expect(quotaPeriod('2026-12-31', 'year')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  })
})
