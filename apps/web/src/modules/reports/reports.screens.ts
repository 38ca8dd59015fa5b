import { roleSets } from '@portaria/contract/actors/roles'
import { monthPagePath } from '@portaria/contract/modules/reports/month-page'
import { reportPath } from '@portaria/contract/modules/reports/reports'
import type { ModuleScreen } from '../../parts/module.ts'

/** The roles with the right `reports.read`. */
const readers = [...roleSets.staff, ...roleSets.owner] as const

export const reportsScreens: readonly ModuleScreen[] = [
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
  {
    path: reportPath('accesses'),
    access: [...roleSets.admin, ...roleSets.owner],
    load: async () => (await import('./ReportScreens.tsx')).AccessesReport,
  },
  {
    path: monthPagePath,
    access: [...roleSets.admin, ...roleSets.owner],
    load: async () => (await import('./month/MonthPage.tsx')).MonthPage,
  },
]
