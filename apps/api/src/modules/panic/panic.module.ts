import type { ApiModule } from '../../parts/module.ts'
import { readDayOfAlerts } from './day-figures.ts'
import { panicRoutes } from './panic.routes.ts'
import { panicLane, panicTasks } from './panic-tasks.ts'
import { alertsRule, placesRule } from './retention-rule.ts'
import { readOpenAlerts } from './unit-count.ts'

/** Alerts of people in danger: raised, escalated, taken on and closed. */
export const panicModule: ApiModule = {
  name: 'panic',
  routes: (api, { lanes, links }) => panicRoutes(api, lanes.panic, links),
  jobs: (tools) => [{ tasks: panicTasks(tools, tools.onKept), lane: panicLane, escalates: true }],
  dayFigures: { alerts: readDayOfAlerts },
  retentionRules: [alertsRule, placesRule],
  unitCounters: { alerts: readOpenAlerts },
}
