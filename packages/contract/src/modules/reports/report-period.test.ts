import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysApart,
  endOfComparison,
  endOfMonth,
  lengthOf,
  type Period,
  periodBefore,
  plusDays,
  presetPeriod,
  stepBefore,
  stepOf,
  stepsOf,
} from './report-period.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((nth) => plusDays('2000-01-01', nth))
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 731 }))
  .map(([from, days]): Period => ({ from, to: plusDays(from, days) }))

test('the previous period has as many days and ends the day before', () => {
  fc.assert(
    fc.property(period, (one) => {
      const before = periodBefore(one, '1999-12-31')
      expect(lengthOf(before)).toBe(lengthOf(one))
      expect(plusDays(before.to, 1)).toBe(one.from)
    }),
  )
})

test('the current month is compared with the same days of the month before, as far as that has them', () => {
  const running = (today: string) => periodBefore(presetPeriod('this_month', today), today)
  expect(running('2026-11-27')).toEqual({ from: '2026-10-01', to: '2026-10-27' })
  expect(running('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(running('2024-03-30')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  expect(running('2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-05' })
  // A month that is chosen whole while it runs.
  const whole = { from: '2026-11-01', to: '2026-11-30' }
  expect(periodBefore(whole, '2026-11-12')).toEqual({ from: '2026-10-01', to: '2026-10-30' })
})

test('one day is compared with the day before, on the first of a month too', () => {
  for (const today of ['2026-12-01', '2026-03-01', '2026-11-27']) {
    const before = periodBefore(presetPeriod('today', today), today)
    expect(before).toEqual({ from: plusDays(today, -1), to: plusDays(today, -1) })
  }
  // The whole month, chosen on its first day, is a month.
  const whole = { from: '2026-12-01', to: '2026-12-31' }
  expect(periodBefore(whole, '2026-12-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test('a running period is compared up to the same minute, as many days earlier', () => {
  const endAt = (period: Period, day: string, minutes = 870) =>
    endOfComparison(period, periodBefore(period, day), { day, minutes })
  const today = { from: '2026-11-27', to: '2026-11-27' }
  expect(endAt(today, '2026-11-27')).toEqual({ day: '2026-11-26', minutes: 870 })
  expect(endAt(presetPeriod('last_7', '2026-11-27'), '2026-11-27')).toEqual({
    day: '2026-11-20',
    minutes: 870,
  })
  expect(endAt(presetPeriod('this_month', '2026-11-27'), '2026-11-27', 5)).toEqual({
    day: '2026-10-27',
    minutes: 5,
  })
  // Its later days are still to come, so those of the week before are not counted.
  const week = { from: '2026-11-23', to: '2026-11-29' }
  expect(endAt(week, '2026-11-25')).toEqual({ day: '2026-11-18', minutes: 870 })
})

test('a period that is over, or has not begun, is compared with all of the one before', () => {
  const endAt = (period: Period, day: string) =>
    endOfComparison(period, periodBefore(period, day), { day, minutes: 870 })
  expect(endAt(presetPeriod('yesterday', '2026-11-27'), '2026-11-27')).toBeNull()
  expect(endAt(presetPeriod('last_month', '2026-11-27'), '2026-11-27')).toBeNull()
  expect(endAt({ from: '2026-11-28', to: '2026-11-29' }, '2026-11-27')).toBeNull()
  // February has no 31st: all of it lies before such a day.
  expect(endAt(presetPeriod('this_month', '2026-03-31'), '2026-03-31')).toBeNull()
})

test('presets are the days in their names', () => {
  expect(presetPeriod('last_7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(presetPeriod('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(presetPeriod('last_12_months', '2026-03-15')).toEqual({
    from: '2025-03-01',
    to: '2026-02-28',
  })
  fc.assert(
    fc.property(day, (today) => {
      const { from, to } = presetPeriod('last_month', today)
      expect([from.slice(8), to, plusDays(to, 1)]).toEqual([
        '01',
        endOfMonth(from),
        `${today.slice(0, 7)}-01`,
      ])
    }),
  )
})

test('the steps of a period have each of its days once, and are few enough to be drawn', () => {
  fc.assert(
    fc.property(period, (one) => {
      const steps = stepsOf(one, stepOf(one))
      expect(steps.length).toBeLessThanOrEqual(45)
      expect(steps.reduce((days, step) => days + lengthOf(step), 0)).toBe(lengthOf(one))
      expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([one.from, one.to])
    }),
  )
})

test('a step is compared with the same days before, as far as a shorter month has them', () => {
  const period = { from: '2026-03-01', to: '2026-03-31' }
  const previous = periodBefore(period, '2026-03-31')
  const before = (from: string, to = from) =>
    stepBefore({ from, to }, daysApart(previous, period), previous)
  expect(before('2026-03-02')).toEqual({ from: '2026-02-02', to: '2026-02-02' })
  expect(before('2026-03-23', '2026-03-31')).toEqual({ from: '2026-02-23', to: '2026-02-28' })
  expect(before('2026-03-29')).toBeNull()
})
