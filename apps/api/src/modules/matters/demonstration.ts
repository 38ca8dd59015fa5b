import { sql } from 'kysely'
import type { DemonstrationPart } from '../../parts/demonstration-part.ts'
import { writeCouncilOccurrences } from './council-occurrences/demonstration.ts'
import { readResident, writeOccurrences } from './occurrences/demonstration.ts'
import { writeRequests } from './requests/demonstration.ts'
import { writeViolations } from './violations/demonstration.ts'

/** Writes four months of requests and reports of the main company's people. */
export const demonstration: DemonstrationPart = async (site, tools) => {
  if (!site.isMain) return
  await tools.asSystem(async (context) => {
    const { queries, actor } = context
    const isThere = await queries.first(sql`
      SELECT 1 FROM requests WHERE tenant_id = ${actor.tenantId} LIMIT 1`)
    if (isThere) return
    await writeRequests(site, tools, context)
    const resident = await readResident(context, site)
    await writeOccurrences(site, tools, context, resident)
    await writeCouncilOccurrences(site, tools, context, resident)
  })
  await tools.asSindico(async (context) => {
    const { queries, actor } = context
    const isThere = await queries.first(sql`
      SELECT 1 FROM violations WHERE tenant_id = ${actor.tenantId} LIMIT 1`)
    if (!isThere) await writeViolations(site, tools, context)
  })
}
