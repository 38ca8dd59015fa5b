import type { MeasureForm } from '@portaria/contract/modules/reports/define-report'
import type { Translate } from '@portaria/i18n/text-tree'
import type { pt } from './texts/pt.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** Formats a figure: a count, or a duration in its two largest units. */
export function figureWords(
  t: Translate<typeof pt>,
  count: (value: number) => string,
  form: MeasureForm,
  value: number | null | undefined,
): string {
  if (value === null || value === undefined) return '–'
  if (form === 'count') return count(value)
  const minutes = Math.round(value)
  if (minutes < HOUR) return t('span.minutes', { minutes: count(minutes) })
  if (minutes < DAY)
    return t('span.hours', {
      hours: count(Math.floor(minutes / HOUR)),
      minutes: String(minutes % HOUR).padStart(2, '0'),
    })
  return t('span.days', {
    days: count(Math.floor(minutes / DAY)),
    hours: count(Math.floor((minutes % DAY) / HOUR)),
  })
}

/**
 * The change since the former value in whole per cent; null if the former value was zero or is
 * unknown.
 */
export function changeSince(
  value: number | null | undefined,
  before: number | null | undefined,
): number | null {
  if (value == null || before == null || before === 0) return null
  return Math.round(((value - before) / before) * 100)
}
