import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { useLanguage } from '@portaria/i18n/react/texts'
import { zoneWords } from '@portaria/i18n/zone-words'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { usePageTitle } from '../../platform/page-title.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { PageProblem } from '../../register-pages/PageProblem.tsx'
import { OfCompany } from '../../shell/OfCompany.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportChart } from './ReportChart.tsx'
import { ReportChips } from './ReportChips.tsx'
import { ReportGroups } from './ReportGroups.tsx'
import { ReportHours } from './ReportHours.tsx'
import { ReportPrintedHead } from './ReportPrintedHead.tsx'
import { ReportTotals } from './ReportTotals.tsx'
import { reportQuery } from './report-calls.ts'
import { type LinkOfFigure, linksOf } from './report-links.ts'
import { type ReportState, useReportState } from './report-state.ts'
import { useReportWords } from './report-words.ts'
import { reportTexts } from './texts/report-texts.ts'

/** A report of a period: totals, chart, tables whose figures link to their rows, and exports. */
export function ReportPage({ name }: { name: ReportName }) {
  return (
    <OfCompany>
      <AskedReport name={name} />
    </OfCompany>
  )
}

function AskedReport({ name }: { name: ReportName }) {
  const words = useReportWords().reports[name]
  const role = useRole()
  const [state, change] = useReportState(reportOf(name).filters)
  const { period, filters, charted } = state
  const found = useQuery(reportQuery(name, { period, filters }))
  const report = found.data
  usePageTitle(words.title)
  return (
    <Page>
      <PageHeader
        title={words.title}
        description={words.purpose}
        actions={
          <ReportActions {...{ name, charted }} asked={{ period, filters }} isReady={!!report} />
        }
      />
      <div className="flex flex-col gap-4 pb-6">
        <ReportChips name={name} state={state} onChange={change} />
        {found.isError && !report && (
          <PageProblem error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!report && !found.isError && <SheetSkeleton />}
        {report && (
          <Sheet {...{ report, charted }} linkOf={linksOf(name, role, filters)} onChange={change} />
        )}
      </div>
    </Page>
  )
}

interface SheetProps {
  report: Report
  charted: string | null
  linkOf: LinkOfFigure
  onChange: (changes: Partial<ReportState>) => void
}

function Sheet({ report, charted, linkOf, onChange }: SheetProps) {
  const t = reportTexts.useTexts()
  const language = useLanguage()
  const isEmpty =
    Object.values(report.totals).every((figure) => !figure) &&
    Object.values(report.groups).every(({ rows }) => rows.length === 0)
  return (
    <article data-sheet="list" className="flex flex-col gap-4">
      <ReportPrintedHead report={report} />
      <ReportTotals {...{ report, linkOf }} />
      {isEmpty ? (
        <EmptyState icon={ChartColumn} title={t('nothing')} text={t('nothingText')} />
      ) : (
        <>
          <ReportChart
            {...{ report, charted }}
            onChart={(measure) => onChange({ charted: measure })}
          />
          <ReportHours report={report} />
          <ReportGroups {...{ report, linkOf }} />
        </>
      )}
      <p className="text-sm text-muted">
        {t('zone', { zone: zoneWords(language, report.time_zone) })}
      </p>
    </article>
  )
}

function SheetSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  )
}
