import type { DemonstrationPart } from '../../parts/demonstration-part.ts'
import { nameBlockers } from './visitors/demonstration.ts'
import { writeDays } from './visits/demonstration-days.ts'

/** Names of people who blocked visitors, and visits of today and of the weeks before. */
export const demonstration: DemonstrationPart = async (site, tools) => {
  await nameBlockers(tools)
  await tools.asSystem((context) => writeDays(site, tools, context))
}
