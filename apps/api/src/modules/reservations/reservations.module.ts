import type { ApiModule } from '../../parts/module.ts'
import { commonAreasBehaviour } from './common-areas/behaviour.ts'
import { sample as commonAreasSample } from './common-areas/sample.ts'
import { demonstration } from './demonstration.ts'
import { eventGuestsBehaviour } from './event-guests/behaviour.ts'
import { guestKeys } from './event-guests/guest-keys.ts'
import { guestTasks } from './event-guests/guest-letters.ts'
import { guestRoutes } from './event-guests/guests.routes.ts'
import { guestPersonalRows } from './event-guests/personal-rows.ts'
import { eventGuestsRule } from './event-guests/retention-rules.ts'
import { sample as eventGuestsSample } from './event-guests/sample.ts'
import { eventInspectionsBehaviour } from './event-inspections/behaviour.ts'
import { sample as eventInspectionsSample } from './event-inspections/sample.ts'
import { eventsBehaviour } from './events/behaviour.ts'
import { readDayOfEvents } from './events/day-figures.ts'
import { events } from './events/departure-things.ts'
import { eventCalendarRoutes } from './events/event-calendar.routes.ts'
import { eventTasks } from './events/event-jobs.ts'
import { countEventsOfMonth } from './events/month-figure.ts'
import { eventPersonalRows } from './events/personal-rows.ts'
import { eventsSection } from './events/record-section.ts'
import { eventsRule } from './events/retention-rules.ts'
import { sample as eventsSample } from './events/sample.ts'
import { timesRoutes } from './events/times.routes.ts'
import { unitEvents } from './events/unit-rows.ts'
import { rowRules } from './row-rules.ts'

/** Common areas, their reservations with the guests who come, and inspections before and after. */
export const reservationsModule: ApiModule = {
  name: 'reservations',
  registers: {
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
  unitRows: { events: unitEvents },
  monthFigures: { events: countEventsOfMonth },
  things: [events],
  recordSections: { events: eventsSection },
  retentionRules: [eventsRule, eventGuestsRule],
  personalRows: [...eventPersonalRows, ...guestPersonalRows],
  jobs: (tools) => [{ tasks: { ...eventTasks(tools.machineries), ...guestTasks(tools) } }],
  // Links of calendars and guests lead to the living company alone.
  companyCopy: { left: ['calendar_feeds', 'event_guest_links'] },
  demonstration,
  routes(api, tools) {
    timesRoutes(api, tools.database)
    eventCalendarRoutes(api, tools)
    guestRoutes(api, tools)
  },
}
