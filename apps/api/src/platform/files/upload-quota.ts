import type { Actor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { AppDatabase } from '../database/app-database.ts'
import { problem } from '../problem.ts'

/**
 * Limits of pictures sent in an hour and in a day: by a person, who may be a gatehouse's login with
 * three desks, and by a company, with a thousand units that register themselves (decision 0022).
 */
export const UPLOAD_QUOTAS = {
  personHour: 300,
  personDay: 1_500,
  tenantHour: 1_500,
  tenantDay: 6_000,
} as const

type Counted = Record<keyof typeof UPLOAD_QUOTAS, number> & { seconds: number }

/**
 * Counts a picture that is about to be sent, whether or not it is stored. Throws `throttled` if a
 * quota is used up, with the seconds to the next full hour: counts are kept by the hour, and the
 * oldest one ends then. A platform role without a company is not counted.
 */
export async function countUpload(database: AppDatabase, actor: Actor): Promise<void> {
  const { userId } = actor
  if (userId === null) throw problem('unauthenticated')
  const keeper = { ...actor, tenantId: actor.tenantId ?? NIL_TENANT }
  await database.inTenant(keeper, async ({ queries, actor: { tenantId } }) => {
    const own = sql`user_id = ${userId}`
    const now = sql`hour = date_trunc('hour', now())`
    const sum = (which: ReturnType<typeof sql>) =>
      sql`coalesce(sum(uploads) FILTER (WHERE ${which}), 0)::int`
    const { seconds, ...counted } = await queries.one(sql<Counted>`
      SELECT ${sum(sql`${own} AND ${now}`)} AS "personHour", ${sum(own)} AS "personDay",
        ${sum(now)} AS "tenantHour", ${sum(sql`true`)} AS "tenantDay",
        ceil(extract(epoch FROM date_trunc('hour', now()) + interval '1 hour' - now()))::int AS seconds
      FROM upload_counts
      WHERE tenant_id = ${tenantId} AND hour > now() - interval '1 day'`)
    const isUsedUp = Object.entries(UPLOAD_QUOTAS).some(
      ([name, most]) => counted[name as keyof typeof counted] >= most,
    )
    if (isUsedUp) throw problem('throttled', { retry_after: Math.max(1, seconds) })
    await queries.count(sql`
      DELETE FROM upload_counts
      WHERE tenant_id = ${tenantId} AND hour < now() - interval '2 days'`)
    await queries.count(sql`
      INSERT INTO upload_counts AS counts (tenant_id, user_id, hour, uploads)
      VALUES (${tenantId}, ${userId}, date_trunc('hour', now()), 1)
      ON CONFLICT (tenant_id, hour, user_id) DO UPDATE SET uploads = counts.uploads + 1`)
  })
}
