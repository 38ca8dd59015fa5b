import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { easterOf, nationalHolidaysOf, optionalHolidays } from './national-holidays.ts'

/** Easter Sundays in the tables of the Church and of the Brazilian calendar. */
const easters = {
  1818: '1818-03-22',
  1943: '1943-04-25',
  1961: '1961-04-02',
  2000: '2000-04-23',
  2008: '2008-03-23',
  2011: '2011-04-24',
  2024: '2024-03-31',
  2025: '2025-04-20',
  2026: '2026-04-05',
  2027: '2027-03-28',
  2038: '2038-04-25',
} as const

const year = fc.integer({ min: 1583, max: 9999 })
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const easterDate = (of: number) => {
  const { month, day } = easterOf(of)
  return new Date(Date.UTC(of, month - 1, day))
}

/** Easter by the older rule of Gauss with its two exceptions, independent of the one under test. */
function easterByGauss(of: number): Date {
  const century = Math.floor(of / 100)
  const moon = (15 + century - Math.floor(century / 4) - Math.floor((13 + 8 * century) / 25)) % 30
  const sunday = (4 + century - Math.floor(century / 4)) % 7
  const full = (19 * (of % 19) + moon) % 30
  const wait = (2 * (of % 4) + 4 * (of % 7) + 6 * full + sunday) % 7
  const isLateByOne = full === 29 && wait === 6
  const isLateByMoon = full === 28 && wait === 6 && (11 * moon + 11) % 30 < 19
  const back = isLateByOne || isLateByMoon ? 7 : 0
  return new Date(Date.UTC(of, 2, 22 + full + wait - back))
}

describe('Easter', () => {
  it.each(Object.entries(easters))('of %s is %s', (of, day) => {
    expect(easterDate(Number(of))).toEqual(dateOf(day))
  })

  it('is a Sunday from 22 March to 25 April, the same as by Gauss', () => {
    fc.assert(
      fc.property(year, (of) => {
        const easter = easterDate(of)
        expect(easter.getUTCDay()).toBe(0)
        expect(easter >= new Date(Date.UTC(of, 2, 22))).toBe(true)
        expect(easter <= new Date(Date.UTC(of, 3, 25))).toBe(true)
        expect(easter).toEqual(easterByGauss(of))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('national holidays', () => {
  it('are the ten of the law, in order', () => {
    expect(nationalHolidaysOf(2026)).toEqual([
      { day: '2026-01-01', holiday: 'new_year' },
      { day: '2026-04-03', holiday: 'good_friday' },
      { day: '2026-04-21', holiday: 'tiradentes' },
      { day: '2026-05-01', holiday: 'labour_day' },
      { day: '2026-09-07', holiday: 'independence' },
      { day: '2026-10-12', holiday: 'aparecida' },
      { day: '2026-11-02', holiday: 'all_souls' },
      { day: '2026-11-15', holiday: 'republic' },
      { day: '2026-11-20', holiday: 'black_awareness' },
      { day: '2026-12-25', holiday: 'christmas' },
    ])
  })

  it('include carnival and Corpus Christi if a company keeps them', () => {
    const days = nationalHolidaysOf(2026, optionalHolidays)
    expect(days.filter(({ holiday }) => holiday === 'carnival').map(({ day }) => day)).toEqual([
      '2026-02-16',
      '2026-02-17',
    ])
    expect(days).toContainEqual({ day: '2026-06-04', holiday: 'corpus_christi' })
    expect(days).toHaveLength(13)
  })

  it('are the same fixed days each year, or move with Easter on the same weekday', () => {
    fc.assert(
      fc.property(year, (of) => {
        const all = nationalHolidaysOf(of, optionalHolidays)
        expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted())
        expect(new Set(all.map(({ day }) => day.slice(0, 4)))).toEqual(new Set([String(of)]))
        const weekdays = all
          .filter(({ holiday }) => ['good_friday', ...optionalHolidays].includes(holiday))
          .map(({ holiday, day }) => [holiday, dateOf(day).getUTCDay()])
        expect(new Set(weekdays.map(String))).toEqual(
          new Set(['carnival,1', 'carnival,2', 'good_friday,5', 'corpus_christi,4']),
        )
        expect(nationalHolidaysOf(of)).toEqual(
          all.filter(({ holiday }) => !optionalHolidays.some((one) => one === holiday)),
        )
      }),
    )
  })
})
