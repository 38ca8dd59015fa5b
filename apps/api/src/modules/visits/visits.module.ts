import type { ApiModule } from '../../parts/module.ts'
import { demonstration } from './demonstration.ts'
import { passes, visits } from './departure-things.ts'
import { blockedVisitors, endedPasses } from './ended-rows.ts'
import { itemPassesBehaviour } from './item-passes/behaviour.ts'
import { itemPassesSection } from './item-passes/record-section.ts'
import { sample as itemPassesSample } from './item-passes/sample.ts'
import { passesBehaviour } from './passes/behaviour.ts'
import { passesSection } from './passes/record-section.ts'
import { sample as passesSample } from './passes/sample.ts'
import { visitPersonalRows } from './personal-rows.ts'
import { passKeys } from './public/pass-keys.ts'
import { visitRules } from './retention-rules.ts'
import { rowRules } from './row-rules.ts'
import { sealedPassValues } from './sealed-values.ts'
import { visitorsBehaviour } from './visitors/behaviour.ts'
import { visitorDocuments, visitorsThemselves } from './visitors/retention-rules.ts'
import { sample as visitorsSample } from './visitors/sample.ts'
import { readAssignedVisits } from './visits/assigned.ts'
import { visitsBehaviour } from './visits/behaviour.ts'
import { readDayOfVisits } from './visits/day-figures.ts'
import { countVisitsOfMonth } from './visits/month-figure.ts'
import { visitsSection } from './visits/record-section.ts'
import { visitorsReport } from './visits/report-source.ts'
import { sample as visitsSample } from './visits/sample.ts'
import { unitVisits } from './visits/unit-rows.ts'
import { gateEntries } from './visits/visit-measures.ts'
import { visitTasks } from './visits/visit-tasks.ts'
import { visitsRoutes } from './visits.routes.ts'

/** Visitors, their visits, the passes that let them in and the things that they carry. */
export const visitsModule: ApiModule = {
  name: 'visits',
  registers: {
    visitors: { sample: visitorsSample, behaviour: () => visitorsBehaviour },
    visits: { sample: visitsSample, behaviour: ({ machineries }) => visitsBehaviour(machineries) },
    passes: {
      sample: passesSample,
      behaviour: ({ secret, publicUrl, machineries }) =>
        passesBehaviour(passKeys(secret, publicUrl), machineries),
    },
    'item-passes': { sample: itemPassesSample, behaviour: () => itemPassesBehaviour },
  },
  rowRules,
  routes: (api, tools) => visitsRoutes(api, tools, tools.machineries),
  jobs: ({ machineries }) => [{ tasks: visitTasks(machineries) }],
  measures: [gateEntries],
  things: [passes, visits],
  recordSections: {
    passes: passesSection,
    visits: visitsSection,
    item_passes: itemPassesSection,
  },
  reportSources: { visitors: visitorsReport },
  personalRows: visitPersonalRows,
  retentionRules: [visitorDocuments, ...visitRules, visitorsThemselves],
  joinedActs: [{ name: 'invitation', lead: 'passes', along: ['visits', 'visitors'] }],
  demonstration,
  assigned: { visits: readAssignedVisits },
  dayFigures: { visits: readDayOfVisits },
  sealedValues: sealedPassValues,
  endedRows: () => [endedPasses, blockedVisitors],
  unitRows: { visits: unitVisits },
  monthFigures: { visits: countVisitsOfMonth },
}
