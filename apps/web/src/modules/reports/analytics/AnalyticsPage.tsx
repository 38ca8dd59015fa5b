import type { Role } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import {
  analyticsOf,
  readsDayAlone,
  type TrendName,
} from '@portaria/contract/modules/reports/analytics'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import {
  type Preset,
  presetPeriod,
  presets,
} from '@portaria/contract/modules/reports/report-period'
import { reportOf } from '@portaria/contract/modules/reports/reports'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyToday } from '../../../platform/company-day.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { OfCompany } from '../../../shell/OfCompany.tsx'
import { ReportChart } from '../ReportChart.tsx'
import { ReportGroups } from '../ReportGroups.tsx'
import { ReportHours } from '../ReportHours.tsx'
import { ReportTotals } from '../ReportTotals.tsx'
import { linksOf } from '../report-links.ts'
import { useReportState } from '../report-state.ts'
import { useReportWords } from '../report-words.ts'
import { reportTexts } from '../texts/report-texts.ts'
import { analyticsQuery } from './analytics-calls.ts'

/** `/apps/dashboards/analytics`: trends over a period, of data that the person may see anyway. */
export function AnalyticsPage() {
  const role = useRole()
  return <OfCompany>{role && <Trends role={role} />}</OfCompany>
}

function Trends({ role }: { role: Role }) {
  const t = reportTexts.useTexts()
  const [state, change] = useReportState([], 'last_30')
  const isDay = readsDayAlone(role)
  const period = isDay ? presetPeriod('today', companyToday()) : state.period
  const found = useQuery(analyticsQuery(period))
  usePageTitle(t('analytics.title'))
  return (
    <Page>
      <PageHeader
        title={t('analytics.title')}
        description={t(`analytics.about.${aboutOf(role)}`)}
        actions={
          !isDay && (
            <SelectField
              label={t('period')}
              labelHidden
              value={state.preset ?? 'last_30'}
              options={presets.map((preset) => ({
                value: preset,
                label: t(`presets.${preset}`),
              }))}
              onChange={(preset) => {
                const chosen = presets.find((one) => one === preset)
                if (chosen) change({ preset: chosen })
              }}
            />
          )
        }
      />
      <div className="flex flex-col gap-8 pb-6">
        {found.isError && !found.data && (
          <PageProblem error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && !found.isError && (
          <div aria-busy className="flex flex-col gap-4">
            <Skeleton className="h-40 w-full rounded-lg" />
            <Skeleton className="h-80 w-full rounded-lg" />
          </div>
        )}
        {found.data &&
          analyticsOf(role).map((name) => {
            const report = found.data[name]
            return report && <Trend key={name} {...{ name, report, role, preset: state.preset }} />
          })}
      </div>
    </Page>
  )
}

/** The key of the sentence that says whose rows these are. */
function aboutOf(role: Role) {
  if (role === 'condomino') return 'unit'
  if (role === 'service_provider') return 'provider'
  if (role === 'staff') return 'company'
  return role === 'funcionario' ? 'day' : 'site'
}

type TrendProps = { name: TrendName; report: Report; role: Role; preset: Preset | null }

/** A summary of one report: its totals, its chart, and its most telling groups. */
function Trend({ name, report, role, preset }: TrendProps) {
  const t = reportTexts.useTexts()
  const { count } = useFormats()
  const words = useReportWords().reports[report.name]
  const [charted, setCharted] = useState<string | null>(null)
  const linkOf = linksOf(report.name, role, {})
  const kept = keptShare(report)
  const isEmpty = Object.values(report.totals).every((figure) => !figure)
  const path = `/apps/condominiums/reports/${report.name}${preset ? `?preset=${preset}` : ''}`
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 text-base font-semibold">{t(`analytics.of.${name}`)}</h2>
        {mayUse(role, 'reports.read') && (
          <ButtonLink size="sm" href={path}>
            {words.title}
          </ButtonLink>
        )}
      </div>
      <ReportTotals {...{ report, linkOf }} />
      {isEmpty ? (
        <p className="text-sm text-muted">{t('nothing')}</p>
      ) : (
        <>
          {kept !== null && (
            <p className="text-sm">{t('analytics.kept', { percent: count(kept) })}</p>
          )}
          <ReportChart {...{ report, charted }} onChart={setCharted} height={14} />
          <ReportHours report={report} />
          <ReportGroups {...{ report: firstGroups(name, report), linkOf }} />
        </>
      )}
    </section>
  )
}

/** The percentage of due rounds that were completed; null without any. */
function keptShare({ name, totals }: Report): number | null {
  if (name !== 'rounds') return null
  const over = (totals['done'] ?? 0) + (totals['missed'] ?? 0) + (totals['aborted'] ?? 0)
  return over === 0 ? null : Math.round(((totals['done'] ?? 0) / over) * 100)
}

/** The most telling groupings of each report, in order of preference. */
const telling: Readonly<Record<TrendName, readonly string[]>> = {
  visitors: ['unit', 'kind'],
  rounds: ['patrol'],
  occurences: ['type'],
}

/** Reduces a report to the first of these groupings that it has. */
function firstGroups(shown: TrendName, report: Report): Report {
  const wanted = telling[shown].find((name) => name in report.groups)
  const { groupings } = reportOf(report.name)
  const group = wanted === undefined ? undefined : report.groups[wanted]
  return {
    ...report,
    groups:
      wanted !== undefined && group && groupings[wanted]
        ? { [wanted]: { rows: group.rows.slice(0, 10), more: 0 } }
        : {},
  }
}
