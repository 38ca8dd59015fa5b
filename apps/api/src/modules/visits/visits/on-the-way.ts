import type { Actor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import { problem } from '../../../platform/problem.ts'
import { ownProvider } from '../../units/public/own-units.ts'
import { tellOnTheWay } from '../public/visit-news.ts'
import { isSoon } from './assigned.ts'
import { writeVisit } from './write-visit.ts'

/**
 * Reports the acting provider as on the way to a visit that expects them: the household and the
 * desk are notified, once. Throws `not_found` for a visit of another provider or of none, and
 * `state_conflict` before its time, after it, or if the visit is no longer expected.
 */
export function sayOnTheWay(database: AppDatabase, actor: Actor, id: string): Promise<string> {
  return database.inTenant(actor, async (context) => {
    const visit = await context.queries.first(sql<{ said: Date | null; soon: boolean; now: Date }>`
      SELECT v.on_the_way_at AS said, now() AS now, v.state = 'expected' AND ${isSoon(sql.ref('v'))} AS soon
      FROM visits v
      WHERE v.tenant_id = ${context.actor.tenantId} AND v.id = ${id} AND v.deleted_at IS NULL
        AND v.provider_id = ${ownProvider(context.actor)}
      FOR UPDATE`)
    if (visit === undefined) throw problem('not_found')
    if (visit.said !== null) return visit.said.toISOString()
    if (!visit.soon) throw problem('state_conflict')
    await writeVisit(context, { id }, 'on-the-way', { on_the_way_at: sql`now()` })
    await tellOnTheWay(context, id)
    return visit.now.toISOString()
  })
}
