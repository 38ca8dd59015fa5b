import type { ApiModule } from '../../parts/module.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { monthPageRoutes } from './month-page.routes.ts'
import { monthReportSchedules, monthReportTasks } from './month-report.ts'
import { reportsRoutes } from './reports.routes.ts'

/** Figures of visits, rounds and occurrences over a period. */
export const reportsModule: ApiModule = {
  name: 'reports',
  routes(api, tools) {
    reportsRoutes(api, tools)
    analyticsRoutes(api, tools)
    monthPageRoutes(api, tools)
  },
  jobs: (tools) => [{ tasks: monthReportTasks(tools), schedules: monthReportSchedules }],
}
