import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'

/**
 * Throws `state_conflict` with `door_busy` while a door is opened for a parcel: the code, the owner
 * and the place are decided when the door is closed.
 */
export async function requireDoorClosed(
  { queries, actor }: TenantContext,
  { id }: { readonly id: string },
): Promise<void> {
  const open = await queries.first(sql`
    SELECT 1 FROM door_commands
    WHERE tenant_id = ${actor.tenantId} AND parcel_id = ${id} AND over_at IS NULL`)
  if (open) throw problem('state_conflict', { errors: [{ field: 'door', code: 'door_busy' }] })
}
