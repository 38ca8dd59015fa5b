import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../../value-types/date.ts'
import { weekdayOf, weekdays } from '../../value-types/weekdays.ts'
import { type PassTerms, passRefusal } from './pass-window.ts'

const base: PassTerms = {
  state: 'active',
  status: 'ATIVO',
  valid_from: new Date('2026-11-01T03:00:00Z'),
  valid_to: new Date('2026-12-01T03:00:00Z'),
  uses_allowed: null,
  uses_done: 0,
  weekdays: [],
  from_time: null,
  to_time: null,
  on_holidays: null,
}
/** Noon in UTC of the day; only the local time beside it matters. */
const at = (day: string, time: string, holidays: string[] = []) => ({
  at: new Date(`${day}T15:00:00Z`),
  day,
  time,
  holidays: new Set(holidays),
})
const refusal = (terms: Partial<PassTerms>, moment: ReturnType<typeof at>, tolerance = 0) =>
  passRefusal({ ...base, ...terms }, moment, tolerance)

describe('a pass', () => {
  // 2026-11-23 is a Monday.
  it('for a night belongs to the day on which the night began', () => {
    const nights = { weekdays: ['mon'], from_time: '22:00', to_time: '06:00' }
    expect(refusal(nights, at('2026-11-23', '22:00'))).toBeNull()
    expect(refusal(nights, at('2026-11-24', '05:59'))).toBeNull()
    expect(refusal(nights, at('2026-11-24', '06:01'))).toBe('pass_wrong_hour')
    expect(refusal(nights, at('2026-11-23', '05:00'))).toBe('pass_wrong_day')
    expect(refusal(nights, at('2026-11-24', '23:00'))).toBe('pass_wrong_day')
  })

  it('for a night that began before a holiday is valid until it ends', () => {
    const nights = { from_time: '22:00', to_time: '06:00' }
    expect(refusal(nights, at('2026-11-20', '05:00', ['2026-11-20']))).toBeNull()
    expect(refusal(nights, at('2026-11-20', '22:30', ['2026-11-20']))).toBe('pass_holiday')
    expect(
      refusal({ ...nights, on_holidays: true }, at('2026-11-20', '22:30', ['2026-11-20'])),
    ).toBe(null)
  })

  it('without weekdays or hours is also valid on a holiday', () => {
    expect(refusal({}, at('2026-11-20', '10:00', ['2026-11-20']))).toBeNull()
  })

  it('has tolerance at both ends, even over midnight', () => {
    const morning = { weekdays: ['tue'], from_time: '00:10', to_time: '08:00' }
    expect(refusal(morning, at('2026-11-23', '23:45'), 30)).toBeNull()
    expect(refusal(morning, at('2026-11-23', '23:35'), 30)).toBe('pass_wrong_hour')
    expect(refusal(morning, at('2026-11-24', '08:30'), 30)).toBeNull()
    expect(refusal(morning, at('2026-11-24', '08:31'), 30)).toBe('pass_wrong_hour')
  })

  it('is refused for the first reason: revoked, its period, its uses, its hours', () => {
    const moment = at('2026-11-23', '12:00')
    const all = {
      state: 'revoked',
      valid_to: new Date('2026-11-02T00:00:00Z'),
      uses_allowed: 1,
      uses_done: 1,
      weekdays: ['sun'],
    }
    expect(refusal(all, moment)).toBe('pass_revoked')
    expect(refusal({ ...all, state: 'cancelled' }, moment)).toBe('pass_cancelled')
    expect(refusal({ ...all, state: 'active', status: 'INATIVO' }, moment)).toBe('pass_revoked')
    expect(refusal({ ...all, state: 'active' }, moment)).toBe('pass_expired')
    const { valid_to } = base
    expect(refusal({ ...all, state: 'active', valid_to }, moment)).toBe('pass_used_up')
    expect(refusal({ weekdays: ['sun'] }, moment)).toBe('pass_wrong_day')
  })

  it('is valid in exactly the minutes of its hours, whatever they are', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const shown = (value: number) =>
      `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(minute, minute, minute, (from, to, now) => {
        const hours = { from_time: shown(from), to_time: shown(to) }
        const isWithin = from < to ? from <= now && now <= to : now >= from || now <= to
        const found = refusal(hours, at('2026-11-23', shown(now)))
        expect(found).toBe(isWithin ? null : 'pass_wrong_hour')
      }),
    )
  })

  it('knows the days of the week, and the days beside a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const day = dayAfter('1995-01-02', days)
        expect(weekdayOf(day)).toBe(weekdays[days % 7])
        expect(dayAfter(dayAfter(day, 1), -1)).toBe(day)
      }),
    )
  })
})
