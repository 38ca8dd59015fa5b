import { formOf } from '@portaria/contract/modules/reports/define-report'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { formatDate } from '@portaria/contract/value-types/date'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { changeSince, figureWords } from './figure-words.ts'
import type { LinkOfFigure } from './report-links.ts'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

export interface ReportTotalsProps {
  report: Report
  linkOf: LinkOfFigure
}

/** Returns a period in words. */
export function useRangeWords(): (period: { from: string; to: string }) => string {
  const language = useLanguage()
  return ({ from, to }) =>
    from === to
      ? formatDate(from, language)
      : `${formatDate(from, language)} – ${formatDate(to, language)}`
}

/** The totals of a period and of the one before; each links to its rows. */
export function ReportTotals({ report, linkOf }: ReportTotalsProps) {
  const t = reportTexts.useTexts()
  const words = useReportWords().reports[report.name]
  const rangeOf = useRangeWords()
  // Some roles receive fewer measures.
  const shown = Object.entries(reportOf(report.name).measures).filter(
    ([name]) => name in report.totals,
  )
  const labels: Readonly<Record<string, string>> = words.measures
  const notes: Readonly<Record<string, string | undefined>> = words.notes
  return (
    <Card title={t('totals')} description={t('compared', { period: rangeOf(report.previous) })}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))]">
        {shown.map(([name, measure]) => (
          <li key={name} className="min-w-0">
            <Total
              label={labels[name] ?? name}
              note={notes[name]}
              form={formOf(measure)}
              value={report.totals[name] ?? null}
              before={report.before[name] ?? null}
              href={linkOf(name, report.period)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface TotalProps {
  label: string
  note: string | undefined
  form: 'count' | 'minutes'
  value: number | null
  before: number | null
  href: string | null
}

function Total({ label, note, form, value, before, href }: TotalProps) {
  const t = reportTexts.useTexts()
  const { count } = useFormats()
  const { link: Link } = useUi()
  const change = changeSince(value, before)
  const percent = count(Math.abs(change ?? 0))
  const figure = (
    <>
      <span className="block text-muted group-hover:text-ink">{label}</span>
      <span className="tabular block text-2xl font-semibold whitespace-nowrap">
        {figureWords(t, count, form, value)}
      </span>
    </>
  )
  return (
    <div className="text-sm">
      {href ? (
        <Link href={href} className="group block min-w-0 rounded-sm">
          {figure}
        </Link>
      ) : (
        figure
      )}
      <span className="tabular block text-muted">
        {t('before', { value: figureWords(t, count, form, before) })}
        {change !== null && (
          <>
            {' · '}
            {change === 0 ? t('same') : t(change > 0 ? 'more' : 'less', { percent })}
          </>
        )}
      </span>
      {note && <span className="mt-0.5 block text-xs text-muted">{note}</span>}
    </div>
  )
}
