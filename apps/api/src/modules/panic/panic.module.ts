import type { ApiModule } from '../../parts/module.ts'
import { panicCopy } from './company-copy.ts'
import { readDayOfAlerts } from './day-figures.ts'
import { panicRoutes } from './panic.routes.ts'
import { alertAnswers, alertsEscalated, alertsRaised } from './panic-measures.ts'
import { panicLane, panicSendingLane, panicSendingTasks, panicTasks } from './panic-tasks.ts'
import { alertsRule, placesRule } from './retention-rule.ts'
import { readUnitAlerts } from './unit-alerts.ts'

/** Alerts of people in danger: raised, escalated, taken on and closed. */
export const panicModule: ApiModule = {
  name: 'panic',
  routes: (api, { lanes, links }) => panicRoutes(api, lanes.panic, links),
  jobs: (tools) => [
    { tasks: panicTasks(), lane: panicLane, escalates: true },
    { tasks: panicSendingTasks(tools, tools.onKept), lane: panicSendingLane, escalates: true },
  ],
  measures: [alertsRaised, alertAnswers, alertsEscalated],
  dayFigures: { alerts: readDayOfAlerts },
  retentionRules: [alertsRule, placesRule],
  unitAlerts: readUnitAlerts,
  companyCopy: panicCopy,
}
