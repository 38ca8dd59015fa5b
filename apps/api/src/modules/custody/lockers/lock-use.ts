import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { isHeldRow } from '../public/parcels.ts'

/** Reads the doors of some lockers that hold a parcel, or have an unfinished command. */
export const usedDoors = (
  { queries, actor }: TenantContext,
  lockerIds: Sql,
): Promise<{ number: number }[]> =>
  queries.all(sql<{ number: number }>`
    SELECT p.door AS number FROM parcels p
    WHERE p.tenant_id = ${actor.tenantId} AND p.locker_id IN (${lockerIds})
      AND ${isHeldRow(sql.ref('p'))}
    UNION SELECT c.door FROM door_commands c
    WHERE c.tenant_id = ${actor.tenantId} AND c.locker_id IN (${lockerIds}) AND c.over_at IS NULL`)

/**
 * Throws `board_taken` if another locker opens one of the same locks: two parcels would share it.
 * Locks are a statement that returns `locker_id`, `board`, `channel`, and the board's address as
 * `hosts` and `port`.
 */
export async function refuseSharedLocks(
  { queries, actor }: TenantContext,
  locks: Sql,
  field: string,
): Promise<void> {
  // A gateway whose IP address is entered as well can be reached by two names.
  const shared = await queries.first(sql`
    SELECT 1 FROM (${locks}) own
    JOIN locker_manufacturers m ON m.tenant_id = ${actor.tenantId} AND m.port = own.port
      AND ARRAY[m.host, m.ip] && own.hosts
    JOIN lockers l ON l.tenant_id = m.tenant_id AND l.manufacturer_id = m.id
      AND l.id <> own.locker_id AND l.board = own.board AND l.deleted_at IS NULL
    JOIN locker_doors d ON d.tenant_id = l.tenant_id AND d.locker_id = l.id
      AND d.channel = own.channel
    LIMIT 1`)
  if (shared) throw fieldProblem(field, 'board_taken')
}
