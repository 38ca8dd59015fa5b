import type { DemonstrationPart } from '../../parts/demonstration-part.ts'
import { nameBlockers } from './visitors/demonstration.ts'
import { writeDays } from './visits/demonstration-days.ts'

/** Who blocked visitors, and the visits that make a day of today's and weeks of those before. */
export const demonstration: DemonstrationPart = async (site, tools) => {
  await nameBlockers(tools)
  await tools.asSystem((context) => writeDays(site, tools, context))
}
