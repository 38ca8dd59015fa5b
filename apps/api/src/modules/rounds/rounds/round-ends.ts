import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/**
 * The latest time by which the next entry of a round `r` must arrive. A planned round must begin by
 * the end of its grace. A running one must end within its range and grace after its beginning, or
 * within a grace after its last entry, whichever is later.
 */
const heardBy = (r: Sql): Sql => sql`CASE WHEN ${r}.state = 'planned'
  THEN ${r}.starts_at + make_interval(mins => ${r}.grace_min)
  ELSE greatest(
    greatest(${r}.starts_at, ${r}.started_at) + make_interval(mins => ${r}.range_min + ${r}.grace_min),
    (SELECT max(e.received_at) FROM round_entries e
     WHERE e.tenant_id = ${r}.tenant_id AND e.round_id = ${r}.id) + make_interval(mins => ${r}.grace_min))
  END`

export type Due = { state: string; wait: number }

/**
 * A live round's state, and the seconds until it is checked; locked where somebody may begin it
 * meanwhile.
 */
export const readDue = ({ queries, actor }: TenantContext, id: string): Promise<Due | undefined> =>
  queries.first(sql<Due>`
    SELECT r.state, extract(epoch FROM ${heardBy(sql.ref('r'))} - now())::float8 AS wait
    FROM rounds r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${id} AND r.deleted_at IS NULL
    FOR NO KEY UPDATE OF r`)

/** Seconds until the job checks a round. */
export const secondsLeft = async (context: TenantContext, id: string): Promise<number> =>
  (await readDue(context, id))?.wait ?? 0
