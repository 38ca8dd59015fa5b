import { Tabs } from '@portaria/ui/display/Tabs'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { currentSession } from '../../platform/session/session.store.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { meetsDemoApps } from './demo-team.ts'
import { lazyDemo } from './lazy-demo.tsx'
import { demoTexts } from './texts/demo-texts.ts'

const OWN = 'own'
const SAMPLE = 'sample'

/** A sample and the calls that it makes; nothing of it is fetched before its tab is chosen. */
const sampleOf = (backEnd: string, load: () => Promise<ComponentType>) =>
  lazyDemo(async () => {
    const { underSampleLine } = await import('./under-sample-line.tsx')
    return underSampleLine({ backEnd, load })
  })

/** The sample beside each dashboard of the product. */
const samples = {
  analytics: sampleOf(
    '/api/analytics-dashboard-app',
    async () =>
      (await import('@portaria/demo-apps/analytics/AnalyticsDashboard')).AnalyticsDashboard,
  ),
  project: sampleOf(
    '/api/project-dashboard-app',
    async () => (await import('@portaria/demo-apps/project/ProjectDashboard')).ProjectDashboard,
  ),
}

export interface DashboardTabsProps {
  of: keyof typeof samples
  /** The product's own dashboard: the first tab. */
  children: ReactNode
}

/**
 * A dashboard of the product and a sample as its second tab, for those who meet samples within the
 * product's own screens; everybody else sees the dashboard alone.
 */
export function DashboardTabs({ of, children }: DashboardTabsProps) {
  return meetsDemoApps(useRole()) ? <Both of={of}>{children}</Both> : children
}

/** Fetches the sample that the address asks for, while the page around it is still on its way. */
export function fetchAskedSample(of: keyof typeof samples): void {
  const { user } = currentSession()
  if (!asksSample(window.location.search) || !meetsDemoApps(user?.type_flag ?? null)) return
  // A failure is told where the sample is shown.
  samples[of].fetch().catch(() => undefined)
}

const asksSample = (search: string) => new URLSearchParams(search).get('tab') === SAMPLE

function Both({ of, children }: DashboardTabsProps) {
  const t = demoTexts.useTexts()
  const router = useRouter()
  const isSample = useRouterState({
    select: ({ location }) => asksSample(location.searchStr),
  })
  // What was chosen in the product's tab is chosen again when somebody comes back to it.
  const [left, setLeft] = useState('')
  const choose = (next: string) => {
    const { pathname, searchStr } = router.latestLocation
    if (next === SAMPLE) setLeft(searchStr)
    const href = pathname + (next === SAMPLE ? `?tab=${SAMPLE}` : left)
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  const Sample = samples[of]
  return (
    <>
      <div className="border-b border-line px-4 pt-2 sm:px-6 lg:px-8 print:hidden [&>*]:-mb-px">
        <Tabs
          label={t('dashboards.tabs')}
          value={isSample ? SAMPLE : OWN}
          onChange={choose}
          tabs={[
            { value: OWN, label: t(`dashboards.own.${of}`) },
            { value: SAMPLE, label: t('dashboards.sample') },
          ]}
        />
      </div>
      {isSample ? <Sample /> : children}
    </>
  )
}
