import type { ApiModule } from '../../parts/module.ts'
import { sample as holidaysSample } from './holidays/sample.ts'
import { letterheadRoutes } from './letterhead/letterhead.routes.ts'
import { rowRules } from './row-rules.ts'
import { sample as segmentsSample } from './segments/sample.ts'
import { companySettingsRoutes } from './settings/company-settings.routes.ts'
import { tenantsBehaviour } from './tenants/behaviour.ts'
import { sample as tenantsSample } from './tenants/sample.ts'

/** Companies, their segments and holidays, and their settings. */
export const companiesModule: ApiModule = {
  name: 'companies',
  registers: {
    tenants: {
      sample: tenantsSample,
      behaviour: ({ oidc, gathered }) => tenantsBehaviour(oidc !== null, gathered),
    },
    segments: { sample: segmentsSample },
    holidays: { sample: holidaysSample },
  },
  rowRules,
  routes(api, tools) {
    companySettingsRoutes(api, tools.machineries)
    letterheadRoutes(api, tools)
  },
}
