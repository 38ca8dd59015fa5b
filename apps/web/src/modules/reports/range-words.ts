import type { Report } from '@portaria/contract/modules/reports/report-answers'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { formatDate } from '@portaria/contract/value-types/date'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { companyToday } from '../../platform/company-day.ts'
import { useReportWords } from './report-words.ts'

const join = ({ from, to }: Period, write: (day: string) => string): string =>
  from === to ? write(from) : `${write(from)} – ${write(to)}`

/** Returns a period in words for paper, with whole dates. */
export function useRangeWords(): (period: Period) => string {
  const language = useLanguage()
  return (period) => join(period, (day) => formatDate(day, language))
}

/** Returns a period in words for screens: without the year if all of it is this year. */
export function useShortRange(): (period: Period) => string {
  const { dayOfYear, wholeDay } = useFormats()
  return (period) => {
    const year = companyToday().slice(0, 4)
    const isThisYear = [period.from, period.to].every((day) => day.startsWith(year))
    return join(period, isThisYear ? dayOfYear : wholeDay)
  }
}

/** Returns the period before of a report in words for screens, with the moment at which it ends. */
export function usePeriodBefore(): (report: Report) => string {
  const { when } = useFormats()
  const rangeOf = useShortRange()
  const words = useReportWords()
  return ({ previous, previous_until: until }) =>
    until === null ? rangeOf(previous) : `${rangeOf(previous)}, ${words.until(when(until))}`
}
