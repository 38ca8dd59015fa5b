import type { ApiModule } from '../../parts/module.ts'
import { commonAreasBehaviour } from './common-areas/behaviour.ts'
import { sample as commonAreasSample } from './common-areas/sample.ts'
import { demonstration } from './demonstration.ts'
import { sample as eventInspectionsSample } from './event-inspections/sample.ts'
import { eventsBehaviour } from './events/behaviour.ts'
import { readDayOfEvents } from './events/day-figures.ts'
import { events } from './events/departure-things.ts'
import { eventCalendarRoutes } from './events/event-calendar.routes.ts'
import { eventTasks } from './events/event-jobs.ts'
import { eventsSection } from './events/record-section.ts'
import { eventsRule } from './events/retention-rules.ts'
import { sample as eventsSample } from './events/sample.ts'
import { timesRoutes } from './events/times.routes.ts'
import { rowRules } from './row-rules.ts'
import { rulesBehaviour } from './rules/behaviour.ts'
import { ruleRoutes } from './rules/rules.routes.ts'
import { sample as rulesSample } from './rules/sample.ts'

/** What people who live together share, agree on and tell each other: rules and common areas. */
export const commonLifeModule: ApiModule = {
  name: 'common-life',
  registers: {
    rules: {
      sample: rulesSample,
      behaviour: ({ machineries }) => rulesBehaviour(machineries),
    },
    events: { sample: eventsSample, behaviour: () => eventsBehaviour },
    'event-inspections': { sample: eventInspectionsSample },
    'common-areas': { sample: commonAreasSample, behaviour: () => commonAreasBehaviour },
  },
  rowRules,
  dayFigures: { events: readDayOfEvents },
  things: [events],
  recordSections: { events: eventsSection },
  retentionRules: [eventsRule],
  jobs: ({ machineries }) => [{ tasks: eventTasks(machineries) }],
  demonstration,
  routes(api, tools) {
    const { database } = tools
    ruleRoutes(api, database)
    timesRoutes(api, database)
    eventCalendarRoutes(api, tools)
  },
}
