import { formOf } from '@portaria/contract/modules/reports/define-report'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { zoneWords } from '@portaria/i18n/zone-words'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../platform/session/me-query.ts'
import { useFilledTerms } from '../../register-pages/register-words.ts'
import { figureWords } from './figure-words.ts'
import type { ReportSheet } from './pdf/report-sheet.ts'
import { useGroupColumns, useGroupTitle } from './ReportGroups.tsx'
import { WEEK } from './ReportHours.tsx'
import { useRangeWords } from './range-words.ts'
import { useReportChart } from './report-chart.ts'
import { useReportLabels, useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

/** Returns a function that makes the printed content of a report, with the chart of a measure. */
export function useReportSheet(): (report: Report, charted: string | null) => ReportSheet {
  const t = reportTexts.useTexts()
  const words = useReportWords()
  const language = useLanguage()
  const rangeOf = useRangeWords()
  const { fieldOf } = useReportLabels()
  const fill = useFilledTerms()
  const chartOf = useReportChart()
  const { dateTime, count, weekday } = useFormats()
  const { data: me } = useQuery(meQuery)
  const titleOf = useGroupTitle()
  const columnsOf = useGroupColumns()
  return (report, charted) => {
    const { name, period, previous, previous_until: until, filtered, groups, hours } = report
    const { measures, groupings } = reportOf(name)
    const own = words.reports[name]
    const labels: Readonly<Record<string, string>> = own.measures
    const heads: Readonly<Record<string, string>> = own.groupings
    const chart = chartOf(report, charted)
    return {
      title: own.title,
      company: report.company,
      period: rangeOf(period),
      printed: t('printed', { name: me?.name ?? '', at: dateTime(report.read_at) }),
      pageOf: (page, pages) => t('page', { page, pages }),
      facts: [
        {
          term: words.head.filters,
          value:
            filtered
              .map(({ name: filter, words: value }) => `${fieldOf(name, filter)}: ${value}`)
              .join('; ') || words.head.noFilters,
        },
        { term: words.head.zone, value: zoneWords(language, report.time_zone) },
        {
          term: words.head.previous,
          value: [rangeOf(previous), until && words.until(dateTime(until))]
            .filter(Boolean)
            .join(', '),
        },
      ],
      totals: {
        title: t('totals'),
        head: [t('figure'), t('now'), t('previous')],
        rows: Object.entries(measures).map(([key, measure]) => [
          labels[key] ?? key,
          figureWords(t, count, formOf(measure), report.totals[key]),
          figureWords(t, count, formOf(measure), report.before[key]),
        ]),
      },
      chart,
      chartTitle: t('chart'),
      hours:
        hours === null
          ? null
          : {
              title: t('hours'),
              head: ['', ...Array.from({ length: 24 }, (_hour, hour) => String(hour))],
              rows: WEEK.map((day, nth) => [
                weekday(day),
                ...(hours[nth] ?? []).map((value) => (value > 0 ? count(value) : '')),
              ]),
            },
      groups: Object.entries(groups).flatMap(([grouping, { rows }]) => {
        const by = groupings[grouping]
        if (!by || rows.length === 0) return []
        const shown = columnsOf(name, by)
        return [
          {
            title: fill(heads[grouping] ?? grouping),
            head: [t('group'), ...shown.map(({ label }) => label)],
            rows: rows.map((row) => [
              titleOf(name, row, by),
              ...shown.map(({ key, form }) => figureWords(t, count, form, row.values[key])),
            ]),
          },
        ]
      }),
    }
  }
}
