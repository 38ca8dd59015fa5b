import { expect, it } from 'vitest'
import { recordRuleOf } from '../../../record-checks/record-checks.ts'
import { commonAreas } from './common-areas.ts'

const check = (name: string, record: Record<string, unknown>) =>
  recordRuleOf(commonAreas, name)(record, '2026-11-26')

const slot = (starts_at: string, ends_at: string, weekdays: string[] = []) => ({
  starts_at,
  ends_at,
  weekdays,
})

it('requires slots for an area that is booked by slots', () => {
  expect(check('slotsWhereBooked', { booking_mode: 'slots', slots: [] })).toMatchObject({
    code: 'slots_missing',
  })
  expect(check('slotsWhereBooked', { booking_mode: 'free', slots: [] })).toBeNull()
})

it('requires slots not to overlap, even past midnight and from Sunday into Monday', () => {
  const apart = (...slots: object[]) => check('slotsApart', { slots })
  expect(apart(slot('10:00', '17:00'), slot('17:00', '22:00'))).toBeNull()
  expect(apart(slot('10:00', '17:00'), slot('16:59', '22:00'))).toEqual({
    field: 'slots.1.starts_at',
    code: 'slots_overlap',
  })
  expect(apart(slot('18:00', '02:00', ['sun']), slot('01:00', '03:00', ['mon']))).not.toBeNull()
  expect(apart(slot('18:00', '02:00', ['sun']), slot('02:00', '03:00', ['mon']))).toBeNull()
  expect(apart(slot('18:00', '02:00', ['fri']), slot('18:00', '02:00', ['sat']))).toBeNull()
  expect(apart(slot('08:00', '08:00', ['fri']), slot('07:00', '09:00', ['sat']))).not.toBeNull()
})

it('requires durations in order, and a period for a quota', () => {
  expect(check('durationInOrder', { min_minutes: 60, max_minutes: 30 })).not.toBeNull()
  expect(check('durationInOrder', { min_minutes: 60, max_minutes: 60 })).toBeNull()
  expect(check('quotaWhole', { quota: 2 })).toMatchObject({ field: 'quota_period' })
  expect(check('quotaWhole', { quota_period: 'month' })).toMatchObject({ field: 'quota' })
  expect(check('quotaWhole', { quota: 2, quota_period: 'month' })).toBeNull()
})

it('requires a closure to have its days', () => {
  const whole = (one: object) => check('blackoutsWhole', { blackouts: [one] })
  expect(whole({ blackout: 'weekday', weekdays: [] })).toMatchObject({
    field: 'blackouts.0.weekdays',
  })
  expect(whole({ blackout: 'dates' })).toMatchObject({ field: 'blackouts.0.starts_on' })
  expect(
    whole({ blackout: 'dates', starts_on: '2026-12-24', ends_on: '2026-12-20' }),
  ).not.toBeNull()
  // From Christmas Eve to New Year's Day, each year.
  expect(whole({ blackout: 'yearly', starts_on: '2026-12-24', ends_on: '2026-01-01' })).toBeNull()
  expect(whole({ blackout: 'holiday' })).toBeNull()
})
