import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysApart,
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
