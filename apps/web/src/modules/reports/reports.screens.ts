import { reportPath } from '@portaria/contract/modules/reports/reports'
import { roleSets } from '@portaria/contract/roles'
import type { ModuleScreen } from '../../parts/module.ts'

/** Who has the right `reports.read`. */
const readers = [...roleSets.staff, ...roleSets.owner] as const

/** Trends by role. */
export const ANALYTICS_PAGE = '/apps/dashboards/analytics'

export const reportsScreens: readonly ModuleScreen[] = [
  {
    path: ANALYTICS_PAGE,
    access: 'signed-in',
    load: async () => (await import('./analytics/AnalyticsPage.tsx')).AnalyticsPage,
  },
  {
    path: reportPath('rounds'),
    access: readers,
    load: async () => (await import('./ReportScreens.tsx')).RoundsReport,
  },
  {
    path: reportPath('visitors'),
    access: readers,
    load: async () => (await import('./ReportScreens.tsx')).VisitorsReport,
  },
  {
    path: reportPath('occurences'),
    access: readers,
    load: async () => (await import('./ReportScreens.tsx')).OccurencesReport,
  },
]
