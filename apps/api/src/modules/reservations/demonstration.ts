import { sql } from 'kysely'
import type { DemonstrationPart } from '../../parts/demonstration-part.ts'
import { writeAnnouncements } from '../announcements/announcements/demonstration.ts'
import { writeRules } from '../rules/rules/demonstration.ts'
import { writeAreas } from './common-areas/demonstration.ts'
import { writeGuests } from './event-guests/demonstration.ts'
import { writeEvents } from './events/demonstration.ts'

/** Writes the rules, common areas and announcements of the main company. */
export const demonstration: DemonstrationPart = async (site, tools) => {
  if (!site.isMain) return
  await tools.asSystem(async (context) => {
    const { queries, actor } = context
    const isThere = await queries.first(sql`
      SELECT 1 FROM rules WHERE tenant_id = ${actor.tenantId} LIMIT 1`)
    if (isThere) return
    const rules = await writeRules(site, tools, context)
    const areas = await writeAreas(site, tools, context, rules)
    await writeEvents(site, tools, context, areas)
    await writeGuests(site, tools, context)
    await writeAnnouncements(site, tools, context)
  })
}
