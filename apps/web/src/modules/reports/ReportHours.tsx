import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { HeatTable } from '@portaria/ui/charts/HeatTable'
import { Card } from '@portaria/ui/display/Card'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

/** The numbers of weekdays in the order of a report's hours. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export interface ReportHoursProps {
  report: Report
}

/** A heat map of weekdays and hours, for reports that have one. */
export function ReportHours({ report: { name, hours } }: ReportHoursProps) {
  const t = reportTexts.useTexts()
  const { count, weekday } = useFormats()
  const words: Readonly<Record<string, string>> = useReportWords().reports[name].measures
  const [counted = ''] = reportOf(name).chart
  if (!hours?.some((day) => day.some((hour) => hour > 0))) return null
  return (
    <Card title={t('hours')} description={words[counted]}>
      <HeatTable
        label={t('hours')}
        rows={WEEK.map(weekday)}
        columns={Array.from({ length: 24 }, (_hour, hour) => count(hour))}
        values={hours}
        formatValue={count}
      />
    </Card>
  )
}
