import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

/** Conditions and order on visits of the alias `v` for the desk today. */
export type TodayVisits = {
  /** `YYYY-MM-DD` in the company's zone. */
  readonly day: string
  /** Visitors who wait, may enter or are expected today. */
  readonly where: Sql
  readonly order: Sql
  /** The first moment of the day, and the first moment of the next day. */
  readonly start: Sql
  readonly end: Sql
}

/** Returns the conditions of the company's current day. */
export async function todayVisits({ queries, actor }: TenantContext): Promise<TodayVisits> {
  const { day } = await queries.one(sql<{ day: string }>`
    SELECT tenant_today(${actor.tenantId})::text AS day`)
  const zone = sql`(SELECT time_zone FROM tenants WHERE id = ${actor.tenantId})`
  const start = sql`(${day}::date::timestamp AT TIME ZONE ${zone})`
  const end = sql`((${day}::date + 1)::timestamp AT TIME ZONE ${zone})`
  return {
    day,
    start,
    end,
    where: sql`(v.state IN ('waiting', 'authorised') OR (v.state = 'expected'
      AND v.expected_from < ${end} AND coalesce(v.expected_to, v.expected_from) >= ${start}))`,
    // A visit that was to begin long ago does not come before today's. A visitor at the gate keeps
    // the place of their arrival, so that no line moves when somebody answers.
    order: sql`v.state = 'expected',
      coalesce(v.waiting_since, greatest(v.expected_from, ${start})), v.id`,
  }
}
