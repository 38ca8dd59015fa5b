import type { ApiModule } from '../../parts/module.ts'
import { departuresCopy } from './company-copy.ts'
import { planDeparture } from './demonstration.ts'
import { departureLane, departureSchedules, departureTasks } from './departure-tasks.ts'
import { departuresRoutes } from './departures.routes.ts'
import { thingsOf } from './thing-kinds.ts'

/** People who leave, and the end of everything that belongs to them. */
export const departuresModule: ApiModule = {
  name: 'departures',
  routes: (api, { database, machineries, gathered }) =>
    departuresRoutes(api, database, { machineries, things: thingsOf(gathered.things) }),
  jobs: ({ machineries, gathered }) => [
    {
      tasks: departureTasks({ machineries, things: thingsOf(gathered.things) }),
      schedules: departureSchedules,
      lane: departureLane,
    },
  ],
  companyCopy: departuresCopy,
  demonstration: planDeparture,
}
