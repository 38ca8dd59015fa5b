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

/** A sample with its fake API; nothing of it is loaded before its tab is chosen. */
const sampleOf = (backEnd: string, load: () => Promise<ComponentType>) =>
  lazyDemo(async () => {
    const { underSampleLine } = await import('./under-sample-line.tsx')
    return underSampleLine({ backEnd, load })
  })

/** The samples beside the product's dashboards. */
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
  /** The product's own dashboard, in the first tab. */
  children: ReactNode
}

/**
 * A dashboard of the product with a sample in a second tab, for roles that see samples within the
 * product's own screens; other roles see the dashboard alone.
 */
export function DashboardTabs({ of, children }: DashboardTabsProps) {
  return meetsDemoApps(useRole()) ? <Both of={of}>{children}</Both> : children
}

/** Loads the sample named in the address, while the page around it is loading. */
export function fetchAskedSample(of: keyof typeof samples): void {
  const { user } = currentSession()
  if (!asksSample(window.location.search) || !meetsDemoApps(user?.type_flag ?? null)) return
  // The place where the sample is shown reports a failure.
  samples[of].fetch().catch(() => undefined)
}

const asksSample = (search: string) => new URLSearchParams(search).get('tab') === SAMPLE

function Both({ of, children }: DashboardTabsProps) {
  const t = demoTexts.useTexts()
  const router = useRouter()
  const isSample = useRouterState({
    select: ({ location }) => asksSample(location.searchStr),
  })
  // The search parameters of the product's tab are restored when the person returns to it.
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
