import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { SeriesChart } from '@portaria/ui/charts/SeriesChart'
import { Card } from '@portaria/ui/display/Card'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { chartedMeasures, useReportChart } from './report-chart.ts'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

export interface ReportChartProps {
  report: Report
  /** The drawn measure; null for the first. */
  charted: string | null
  onChart: (measure: string) => void
  /** Height in rem. */
  height?: number
}

/** One figure of a report over time, before the period before, and the choice of the figure. */
export function ReportChart({ report, charted, onChart, height }: ReportChartProps) {
  const t = reportTexts.useTexts()
  const words: Readonly<Record<string, string>> = useReportWords().reports[report.name].measures
  const chart = useReportChart()(report, charted)
  const known = chartedMeasures(report)
  return (
    <Card
      title={t('chart')}
      actions={
        known.length > 1 && (
          <SelectField
            label={t('charted')}
            labelHidden
            value={chart.series[0]?.key ?? null}
            options={known.map((value) => ({ value, label: words[value] ?? value }))}
            onChange={(measure) => measure !== null && onChart(measure)}
            className="w-64 max-sm:w-44 print:hidden"
          />
        )
      }
    >
      <SeriesChart
        label={t('chart')}
        pointsLabel={t(report.step === 'week' ? 'chartWeek' : 'chartPoint')}
        {...chart}
        {...(height !== undefined && { height })}
      />
    </Card>
  )
}
