import { formOf, type Measure } from '@portaria/contract/modules/reports/define-report'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { EvenGrid } from './EvenGrid.tsx'
import { changeSince, directionOf, figureWords, hasBefore, verdictOf } from './figure-words.ts'
import { usePeriodBefore } from './range-words.ts'
import type { LinkOfFigure } from './report-links.ts'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

export interface ReportTotalsProps {
  report: Report
  linkOf: LinkOfFigure
}

/** The totals of a period and of the one before; each links to its rows. */
export function ReportTotals({ report, linkOf }: ReportTotalsProps) {
  const t = reportTexts.useTexts()
  const words = useReportWords().reports[report.name]
  const periodBefore = usePeriodBefore()
  // Some roles receive fewer measures.
  const shown = Object.entries(reportOf(report.name).measures).filter(
    ([name]) => name in report.totals,
  )
  const labels: Readonly<Record<string, string>> = words.measures
  const isComparable = hasBefore(report)
  const notes: Readonly<Record<string, string | undefined>> = words.notes
  return (
    <Card
      title={t('totals')}
      description={t(isComparable ? 'compared' : 'nothingBefore', {
        period: periodBefore(report),
      })}
    >
      <EvenGrid>
        {shown.map(([name, measure]) => (
          <Total
            key={name}
            label={labels[name] ?? name}
            note={notes[name]}
            measure={measure}
            value={report.totals[name] ?? null}
            before={isComparable ? (report.before[name] ?? null) : undefined}
            href={linkOf(name, report.period)}
          />
        ))}
      </EvenGrid>
    </Card>
  )
}

interface TotalProps {
  label: string
  note: string | undefined
  measure: Measure
  value: number | null
  /** Undefined if nothing was recorded in the period before, as in a company's first weeks. */
  before: number | null | undefined
  href: string | null
}

function Total({ label, note, measure, value, before, href }: TotalProps) {
  const t = reportTexts.useTexts()
  const { count } = useFormats()
  const { link: Link } = useUi()
  const form = formOf(measure)
  const figure = (
    <>
      <span className="block text-muted group-hover:text-ink">{label}</span>
      <span className="tabular block text-2xl font-semibold text-balance">
        {figureWords(t, count, form, value)}
      </span>
    </>
  )
  return (
    <li className="min-w-0 text-sm">
      {href ? (
        <Link href={href} className="group block min-w-0 rounded-sm">
          {figure}
        </Link>
      ) : (
        figure
      )}
      {before !== undefined && (
        <span className="tabular flex flex-wrap items-center gap-x-2 text-muted">
          <Change {...{ value, before, better: measure.better }} />
          <span>{t('before', { value: figureWords(t, count, form, before) })}</span>
        </span>
      )}
      {note && <span className="mt-0.5 block text-xs text-muted">{note}</span>}
    </li>
  )
}

type ChangeProps = {
  value: number | null
  before: number | null
  better: Measure['better']
}

/** The change since the period before: its direction, its size, and whether it is good. */
function Change({ value, before, better }: ChangeProps) {
  const t = reportTexts.useTexts()
  const { count } = useFormats()
  const direction = directionOf(value, before)
  if (direction === null) return null
  if (direction === 'same') return <span>{t('same')}</span>
  const percent = changeSince(value, before)
  const verdict = verdictOf(direction, better)
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1',
        verdict === 'good' && 'text-success-ink',
        verdict === 'bad' && 'text-danger-ink',
      )}
    >
      <Arrow aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">{t(direction)}</span>
      {percent !== null && <span>{t('percent', { percent: count(Math.abs(percent)) })}</span>}
      {verdict !== null && <span>{t(verdict)}</span>}
    </span>
  )
}
