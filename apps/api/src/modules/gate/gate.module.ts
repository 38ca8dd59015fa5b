import type { ApiModule } from '../../parts/module.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { deskEntries } from './desk/retention-rule.ts'
import { gateRoutes } from './gate.routes.ts'
import { handoversBehaviour } from './handovers/behaviour.ts'
import { writeHandovers } from './handovers/demonstration.ts'
import { handoverRules } from './handovers/retention-rules.ts'
import { sample as handoversSample } from './handovers/sample.ts'

/** The desk of the gate, with and without a network, and the book of its shifts. */
export const gateModule: ApiModule = {
  name: 'gate',
  registers: {
    handovers: { sample: handoversSample, behaviour: () => handoversBehaviour },
  },
  routes(api, tools) {
    gateRoutes(api, tools)
    deskRoutes(api, tools, tools.machineries, tools.links)
  },
  retentionRules: [...handoverRules, deskEntries],
  // The digest of an entry names its author, and no company.
  companyCopy: { unbound: ['desk_entries.digest'] },
  demonstration: writeHandovers,
}
