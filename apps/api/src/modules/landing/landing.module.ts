import type { ApiModule } from '../../parts/module.ts'
import { landingRoutes } from './landing.routes.ts'
import { landingService } from './landing.service.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { countAfter, FIGURES, overviewSchedules, overviewTasks } from './overview/overview-tasks.ts'

/** The first screens: of a company, and of the platform with all companies. */
export const landingModule: ApiModule = {
  name: 'landing',
  routes(api, { database, machineries, links, gathered, backups }) {
    landingRoutes(api, landingService({ database, machineries, links }, gathered))
    overviewRoutes(api, { database, backups })
  },
  jobs: ({ machineries }) => [{ tasks: overviewTasks(machineries), schedules: overviewSchedules }],
  onRelayed: countAfter,
  // At the start, rows that were written without events are counted, such as the demonstration
  // data.
  atStart: [FIGURES],
}
