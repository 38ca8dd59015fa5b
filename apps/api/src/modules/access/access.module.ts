import type { ApiModule } from '../../parts/module.ts'
import { sample as accessAreasSample } from './access-areas/sample.ts'
import { accessPointsBehaviour } from './access-points/behaviour.ts'
import { sample as accessPointsSample } from './access-points/sample.ts'
import { sample as accessRulesSample } from './access-rules/sample.ts'
import { sample as accessSchedulesSample } from './access-schedules/sample.ts'
import { accessCopy } from './company-copy.ts'
import { decisionRoutes } from './decisions/decisions.routes.ts'
import { demonstration } from './demonstration.ts'
import { orderHold } from './emergency/company-hold.ts'
import { ordersRoutes } from './emergency/orders.routes.ts'
import { endedCards, withdrawnConsents } from './ended-rows.ts'
import { doorsDecided } from './events/access-measures.ts'
import { accessesRoutes } from './events/accesses.routes.ts'
import { partitionSchedules, partitionTasks } from './events/partition-jobs.ts'
import { accessesReport } from './events/report-source.ts'
import { accessesRule } from './events/retention-rule.ts'
import { faces } from './faces/departure-thing.ts'
import { faceSchedules, faceTasks } from './faces/face-jobs.ts'
import { faceLetterTasks } from './faces/face-letters.ts'
import { facesRoutes } from './faces/faces.routes.ts'
import { monitorRoutes } from './monitor/monitor.routes.ts'
import { ownPins } from './own-pins/departure-thing.ts'
import { ownPinsRoutes } from './own-pins/own-pins.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { presenceSchedules, presenceTasks } from './presence/presence-jobs.ts'
import { visitExitTasks } from './presence/visit-exits.ts'
import { inventoryFirst } from './readers/console/want-inventory.ts'
import { readerCallRoutes } from './readers/inbound/reader-calls.routes.ts'
import { readersRoutes } from './readers/readers.routes.ts'
import { startReaderService } from './readers/worker/reader-service.ts'
import { readerServiceTools } from './readers/worker/service-tools.ts'
import { sealedAccessValues } from './sealed-values.ts'
import { starterRulesRoutes } from './starter-rules/starter-rules.routes.ts'

/** Who passes which points at which hours, the decision about each attempt, and its record. */
export const accessModule: ApiModule = {
  name: 'access',
  registers: {
    'access-areas': { sample: accessAreasSample },
    'access-points': { sample: accessPointsSample, behaviour: () => accessPointsBehaviour },
    'access-schedules': { sample: accessSchedulesSample },
    'access-rules': { sample: accessRulesSample },
  },
  routes(api, tools) {
    decisionRoutes(api, tools.database)
    accessesRoutes(api, tools)
    monitorRoutes(api, tools)
    ordersRoutes(api, tools.database)
    ownPinsRoutes(api, tools)
    presenceRoutes(api, tools.database)
    facesRoutes(api, tools)
    readerCallRoutes(api, tools)
    readersRoutes(api, tools, tools.machineries)
    starterRulesRoutes(api, tools, tools.machineries)
  },
  jobs: (tools) => [
    {
      tasks: {
        ...partitionTasks,
        ...faceTasks,
        ...faceLetterTasks(tools),
        ...presenceTasks,
        ...visitExitTasks(tools.machineries),
      },
      schedules: [...partitionSchedules, ...faceSchedules, ...presenceSchedules],
    },
  ],
  service(tools) {
    const service = startReaderService(
      readerServiceTools({ ...tools, database: tools.lanes.readers }),
      { system: tools.system, holder: tools.processName },
    )
    tools.onPublished(service.call)
    return service
  },
  measures: [doorsDecided],
  things: [ownPins, faces],
  companyHold: orderHold,
  demonstration,
  retentionRules: [accessesRule],
  sealedValues: sealedAccessValues,
  endedRows: () => [endedCards, withdrawnConsents],
  afterRestore: inventoryFirst,
  companyCopy: accessCopy,
  reportSources: { accesses: accessesReport },
}
