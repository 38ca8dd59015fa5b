import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

/** Visits of the alias `v` for the desk today, in its order. */
export type TodayVisits = {
  /** `YYYY-MM-DD` in the company's zone. */
  readonly day: string
  /** Who waits, may come in or is expected today. */
  readonly where: Sql
  readonly order: Sql
  /** The first moment of the day, and that of the next. */
  readonly start: Sql
  readonly end: Sql
}

/** What belongs to the company's present day. */
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
    // A beginning long ago puts nobody before those who come today.
    // Who stands at the gate keeps the place of their arrival: no line moves as somebody is answered for.
    order: sql`v.state = 'expected',
      coalesce(v.waiting_since, greatest(v.expected_from, ${start})), v.id`,
  }
}
