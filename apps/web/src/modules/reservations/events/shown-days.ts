import { dayAfter } from '@portaria/contract/value-types/date'

/** The periods that a calendar can show. */
export const spans = ['month', 'week', 'day'] as const

export type Span = (typeof spans)[number]

const SUNDAY_FIRST = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

const monthAfter = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The days shown around a day: the first, and the one after the last. Weeks begin on Sundays. */
export function shownDays(day: string, span: Span): { from: string; to: string } {
  if (span === 'day') return { from: day, to: dayAfter(day, 1) }
  const first = span === 'week' ? day : `${day.slice(0, 7)}-01`
  const from = dayAfter(first, -SUNDAY_FIRST(first))
  if (span === 'week') return { from, to: dayAfter(from, 7) }
  const after = monthAfter(day, 1)
  return { from, to: dayAfter(after, (7 - SUNDAY_FIRST(after)) % 7) }
}

/** The day one period earlier or later. */
export function shiftDay(day: string, span: Span, by: 1 | -1): string {
  if (span === 'month') return monthAfter(day, by)
  return dayAfter(day, by * (span === 'week' ? 7 : 1))
}

/** The title of the shown period: "novembro de 2026", "22–28 de nov. de 2026". */
export function titleOf(day: string, span: Span, locale: string): string {
  const at = (iso: string) => new Date(`${iso}T00:00:00Z`)
  const zone = { timeZone: 'UTC' } as const
  if (span === 'month')
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', ...zone }).format(
      at(day),
    )
  if (span === 'day')
    return new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...zone,
    }).format(at(day))
  const { from, to } = shownDays(day, span)
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...zone,
  }).formatRange(at(from), at(dayAfter(to, -1)))
}

/** The period shown first: a phone has no room for the names of a whole month. */
export const usualSpan = (onPhone: boolean): Span => (onPhone ? 'week' : 'month')
