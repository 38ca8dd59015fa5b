import { formOf } from '@portaria/contract/modules/reports/define-report'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { useFormats } from '@portaria/i18n/react/use-formats'
import type { ChartContent, ChartTone } from '@portaria/ui/chart-config'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

const tones: readonly ChartTone[] = ['accent', 'danger', 'warning']

/** Returns the chart of a report over its steps, for the page and for print. */
export function useReportChart(): (report: Report) => ChartContent {
  const t = reportTexts.useTexts()
  const { count, wholeDay } = useFormats()
  const words = useReportWords()
  return ({ name, series, step }) => {
    const { chart, measures } = reportOf(name)
    const labels: Readonly<Record<string, string>> = words.reports[name].measures
    return {
      // A line of two or three points says little.
      kind: series.length < 4 ? 'bars' : 'lines',
      points: series.map(({ from }) =>
        step === 'week' ? t('week', { day: wholeDay(from) }) : pointOf(from, step, wholeDay),
      ),
      series: chart.flatMap((key, nth) => {
        const measure = measures[key]
        return measure && formOf(measure) === 'count'
          ? [
              {
                key,
                label: labels[key] ?? key,
                tone: tones[nth] ?? 'muted',
                values: series.map(({ values }) => values[key] ?? null),
              },
            ]
          : []
      }),
      formatValue: count,
    }
  }
}

/** The label of a point: its day, or its month in numbers. */
const pointOf = (from: string, step: Report['step'], wholeDay: (day: string) => string): string =>
  step === 'month' ? `${from.slice(5, 7)}/${from.slice(0, 4)}` : wholeDay(from)
