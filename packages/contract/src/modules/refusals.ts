// Printed by `npm run print` from the names of the registers and the folders of modules.
import { accessRefusals } from './access/refusals/refusals.ts'
import { accountsRefusals } from './accounts/refusals/refusals.ts'
import { departuresRefusals } from './departures/refusals/refusals.ts'
import { erasuresRefusals } from './erasures/refusals/refusals.ts'
import { gateRefusals } from './gate/refusals/refusals.ts'
import { mattersRefusals } from './matters/refusals/refusals.ts'
import { reportsRefusals } from './reports/refusals/refusals.ts'
import { savedViewsRefusals } from './saved-views/refusals/refusals.ts'

/** The codes of refusals that belong to no register. */
export const refusals = [
  ...accessRefusals,
  ...accountsRefusals,
  ...departuresRefusals,
  ...erasuresRefusals,
  ...gateRefusals,
  ...mattersRefusals,
  ...reportsRefusals,
  ...savedViewsRefusals,
] as const
