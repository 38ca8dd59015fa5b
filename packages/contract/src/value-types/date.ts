import type { Language } from '@portaria/i18n/languages'
import { plainCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'
import { localOf } from './zoned-time.ts'

const dayFirst = /^(?<day>\d{1,2})(?<separator>[/.-])(?<month>\d{1,2})\k<separator>(?<year>\d{4})$/
const yearFirst = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * A calendar date, stored as `YYYY-MM-DD`: no time, no zone. In typed dates the day comes first
 * (`21/11/2026`, also with `-` or `.`) in any language; a year has four digits.
 */
export const date: ValueType<string> = {
  parse(typed) {
    const text = plainCharacters(typed)
    const parts = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups
    if (!parts) return refused('date_format')
    const { year = '', month = '', day = '' } = parts
    const exists =
      Number(year) > 0 &&
      Number(month) >= 1 &&
      Number(month) <= 12 &&
      Number(day) >= 1 &&
      Number(day) <= daysInMonth(Number(year), Number(month))
    if (!exists) return refused('date_no_such_day')
    return accepted(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  },
  format: (value) => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1'),
}

/**
 * Formats a stored date for a reader: day first, except in English, where `11/12/2026` would be
 * ambiguous and the stored form is used. `date.parse` reads all these forms.
 */
export function formatDate(value: string, language: Language): string {
  return language === 'en' ? value : date.format(value)
}

/** Whether a stored date lies after `today`, the tenant's own day (see `todayIn`). */
export function isFuture(value: string, today: string): boolean {
  return value > today
}

/** Returns the calendar date at a moment in an IANA time zone, such as the tenant's. */
export function todayIn(timeZone: string, now: Date): string {
  return localOf(now, timeZone).day
}

/** Returns the day a number of days after another, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
