import { sql } from 'kysely'
import type { ApiModule } from '../../parts/module.ts'
import { rulesBehaviour } from './rules/behaviour.ts'
import { demonstration } from './rules/demonstration.ts'
import { ruleRoutes } from './rules/rules.routes.ts'
import { sample } from './rules/sample.ts'

/** Rules of the condominium, in versions that residents accept. */
export const rulesModule: ApiModule = {
  name: 'rules',
  registers: {
    rules: { sample, behaviour: ({ machineries }) => rulesBehaviour(machineries) },
  },
  rowRules: {
    // Drafts are not in force for anybody yet.
    ofPublishedRules: (row) => sql`${row}.state = 'published'`,
  },
  demonstration,
  routes: (api, { database }) => ruleRoutes(api, database),
}
