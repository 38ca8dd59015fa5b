import type { Report } from '@portaria/contract/modules/reports/report-answers'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { useLanguage } from '@portaria/i18n/react/texts'
import { zoneWords } from '@portaria/i18n/zone-words'
import { SeriesChart } from '@portaria/ui/charts/SeriesChart'
import { Card } from '@portaria/ui/display/Card'
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
import { ReportFilters } from './ReportFilters.tsx'
import { ReportGroups } from './ReportGroups.tsx'
import { ReportHours } from './ReportHours.tsx'
import { ReportPrintedHead } from './ReportPrintedHead.tsx'
import { ReportTotals } from './ReportTotals.tsx'
import { reportQuery } from './report-calls.ts'
import { useReportChart } from './report-chart.ts'
import { type LinkOfFigure, linksOf } from './report-links.ts'
import { useReportState } from './report-state.ts'
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
  const { period, filters } = state
  const found = useQuery(reportQuery(name, { period, filters }))
  const report = found.data
  usePageTitle(words.title)
  return (
    <Page>
      <PageHeader
        title={words.title}
        description={words.purpose}
        actions={<ReportActions name={name} asked={{ period, filters }} isReady={!!report} />}
      />
      <div className="flex flex-col gap-4 pb-6">
        <ReportFilters name={name} state={state} onChange={change} />
        {found.isError && !report && (
          <PageProblem error={found.error} onRetry={() => void found.refetch()} />
        )}
        {!report && !found.isError && <SheetSkeleton />}
        {report && <Sheet report={report} linkOf={linksOf(name, role, filters)} />}
      </div>
    </Page>
  )
}

function Sheet({ report, linkOf }: { report: Report; linkOf: LinkOfFigure }) {
  const t = reportTexts.useTexts()
  const language = useLanguage()
  const chartOf = useReportChart()
  const chart = chartOf(report)
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
          <Card title={t('chart')}>
            <SeriesChart label={t('chart')} pointsLabel={t('chartPoint')} {...chart} />
          </Card>
          <ReportHours {...{ report, counted: chart.series[0]?.label }} />
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
