import { formOf } from '@portaria/contract/modules/reports/define-report'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { useFormats } from '@portaria/i18n/react/use-formats'
import type { ChartContent } from '@portaria/ui/chart-config'
import { figureWords, hasBefore } from './figure-words.ts'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

/** Returns the measures of a report that its chart can draw: those that the reader received. */
export const chartedMeasures = ({ name, totals }: Report): readonly string[] =>
  reportOf(name).chart.filter((key) => key in totals)

/**
 * Returns the chart of one measure over the steps of a report, before the same steps of the period
 * before: bars for counts, a line for durations. A measure that it cannot draw counts as the first.
 */
export function useReportChart(): (report: Report, asked: string | null) => ChartContent {
  const t = reportTexts.useTexts()
  const { count, dayOfYear } = useFormats()
  const words = useReportWords()
  return (report, asked) => {
    const { name, series, step } = report
    const known = chartedMeasures(report)
    const key = known.find((one) => one === asked) ?? known[0] ?? ''
    const measure = reportOf(name).measures[key]
    const form = measure ? formOf(measure) : 'count'
    const labels: Readonly<Record<string, string>> = words.reports[name].measures
    const values = series.map((one) => one.values[key] ?? null)
    const before = series.map((one) => one.before?.[key] ?? null)
    return {
      kind: form === 'count' ? 'bars' : 'lines',
      points: series.map(({ from }) => (step === 'month' ? monthOf(from) : dayOfYear(from))),
      series: [
        { key, label: labels[key] ?? key, tone: 'accent', values },
        ...(hasBefore(report)
          ? [
              {
                key: 'before',
                label: t('previous'),
                tone: 'muted' as const,
                values: before,
                isGhost: true,
              },
            ]
          : []),
      ],
      formatValue: (value) => figureWords(t, count, form, value),
      tickStep: form === 'minutes' ? tickStepOf([...values, ...before]) : undefined,
    }
  }
}

/** The month of a day in numbers: 11/2026. */
const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes between the values of an axis of durations, which are read as minutes, hours and days. */
const tickSteps = [1, 5, 10, 15, 30, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY] as const

/** Limit of values along an axis. */
const TICKS_MAX = 6

/** Returns the least round step by which an axis up to the greatest value has few values. */
export function tickStepOf(minutes: readonly (number | null)[]): number {
  const most = Math.max(0, ...minutes.map((value) => value ?? 0))
  const step = tickSteps.find((one) => most / one <= TICKS_MAX)
  return step ?? Math.ceil(most / DAY / TICKS_MAX) * DAY
}
