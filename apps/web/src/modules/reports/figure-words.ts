import type { Measure, MeasureForm } from '@portaria/contract/modules/reports/define-report'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
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
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)]
  const rest = minutes % HOUR
  const parts =
    days > 0
      ? [t('span.days', { count: days }), hours > 0 && t('span.hours', { hours })]
      : [hours > 0 && t('span.hours', { hours }), t('span.minutes', { minutes: rest })]
  // "4 dias", "2 h", "35 min": the smaller unit is left out where it is zero.
  const said = parts.filter((part) => typeof part === 'string')
  return (rest === 0 && days === 0 && hours > 0 ? said.slice(0, 1) : said).join(' ')
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

/** Whether anything was recorded in the period before, so that a change says something. */
export const hasBefore = ({ before }: Report): boolean => Object.values(before).some(Boolean)

type Direction = 'up' | 'down' | 'same'

/** Returns how a figure moved since the period before; null where one of both is unknown. */
export function directionOf(value: number | null, before: number | null): Direction | null {
  if (value === null || before === null) return null
  if (value === before) return 'same'
  return value > before ? 'up' : 'down'
}

/** Returns whether a change is good for the company; null where the report's definition does not say. */
export function verdictOf(
  direction: 'up' | 'down',
  better: Measure['better'],
): 'good' | 'bad' | null {
  if (better === undefined) return null
  return (direction === 'up') === (better === 'higher') ? 'good' : 'bad'
}
