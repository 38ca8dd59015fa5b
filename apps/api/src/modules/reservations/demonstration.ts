import { sql } from 'kysely'
import type { DemonstrationPart } from '../../parts/demonstration-part.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { writeAreas } from './common-areas/demonstration.ts'
import { writeGuests } from './event-guests/demonstration.ts'
import { writeEvents } from './events/demonstration.ts'

/** Writes the common areas of the main company, their reservations, and the guests of one of these. */
export const demonstration: DemonstrationPart = async (site, tools) => {
  if (!site.isMain) return
  await tools.asSystem(async (context) => {
    const isThere = await context.queries.first(sql`
      SELECT 1 FROM common_areas WHERE tenant_id = ${context.actor.tenantId} LIMIT 1`)
    if (isThere) return
    const areas = await writeAreas(site, tools, context, await readRules(context))
    await writeEvents(site, tools, context, areas)
    await writeGuests(site, tools, context)
  })
}

/** Reads the id of the newest version of each rule, by its title. */
async function readRules({ queries, actor }: TenantContext): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.all(sql<{ id: string; title: string }>`
    SELECT id, title FROM rules WHERE tenant_id = ${actor.tenantId} ORDER BY version_number`)
  return new Map(rows.map(({ id, title }) => [title, id]))
}
