import type { ApiModule } from '../../parts/module.ts'
import {
  announcementLane,
  announcementTasks,
} from '../announcements/announcements/announcement-jobs.ts'
import { announcementRoutes } from '../announcements/announcements/announcements.routes.ts'
import { announcementsBehaviour } from '../announcements/announcements/behaviour.ts'
import { announcementsSection } from '../announcements/announcements/record-section.ts'
import { announcementsRule } from '../announcements/announcements/retention-rules.ts'
import { sample as announcementsSample } from '../announcements/announcements/sample.ts'
import { rulesBehaviour } from '../rules/rules/behaviour.ts'
import { ruleRoutes } from '../rules/rules/rules.routes.ts'
import { sample as rulesSample } from '../rules/rules/sample.ts'
import { commonAreasBehaviour } from './common-areas/behaviour.ts'
import { sample as commonAreasSample } from './common-areas/sample.ts'
import { demonstration } from './demonstration.ts'
import { eventGuestsBehaviour } from './event-guests/behaviour.ts'
import { guestKeys } from './event-guests/guest-keys.ts'
import { guestTasks } from './event-guests/guest-letters.ts'
import { guestRoutes } from './event-guests/guests.routes.ts'
import { eventGuestsRule } from './event-guests/retention-rules.ts'
import { sample as eventGuestsSample } from './event-guests/sample.ts'
import { eventInspectionsBehaviour } from './event-inspections/behaviour.ts'
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

/** Shared life in a condominium: rules, common areas and announcements. */
export const commonLifeModule: ApiModule = {
  name: 'common-life',
  registers: {
    announcements: {
      sample: announcementsSample,
      behaviour: ({ machineries }) => announcementsBehaviour(machineries),
    },
    rules: {
      sample: rulesSample,
      behaviour: ({ machineries }) => rulesBehaviour(machineries),
    },
    events: {
      sample: eventsSample,
      behaviour: ({ secret, publicUrl, machineries }) =>
        eventsBehaviour(guestKeys(secret, publicUrl), machineries),
    },
    'event-guests': {
      sample: eventGuestsSample,
      behaviour: ({ secret, publicUrl, machineries }) =>
        eventGuestsBehaviour(guestKeys(secret, publicUrl), machineries),
    },
    'event-inspections': {
      sample: eventInspectionsSample,
      behaviour: ({ gathered, machineries }) =>
        eventInspectionsBehaviour(gathered.reportDamage(machineries)),
    },
    'common-areas': { sample: commonAreasSample, behaviour: () => commonAreasBehaviour },
  },
  rowRules,
  dayFigures: { events: readDayOfEvents },
  things: [events],
  recordSections: { events: eventsSection, announcements: announcementsSection },
  retentionRules: [eventsRule, eventGuestsRule, announcementsRule],
  jobs: (tools) => [
    { tasks: { ...eventTasks(tools.machineries), ...guestTasks(tools) } },
    { tasks: announcementTasks(tools.machineries), lane: announcementLane },
  ],
  demonstration,
  routes(api, tools) {
    const { database } = tools
    announcementRoutes(api, tools)
    ruleRoutes(api, database)
    timesRoutes(api, database)
    eventCalendarRoutes(api, tools)
    guestRoutes(api, tools)
  },
}
