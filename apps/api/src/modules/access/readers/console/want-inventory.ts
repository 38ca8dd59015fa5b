import { sql } from 'kysely'
import { recordAudit } from '../../../../platform/audit.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { callHolder } from '../../../devices/public/device-leases.ts'
import { readerDevice } from '../reader-device.ts'
import { publishReader } from '../reader-news.ts'
import { requireReader } from './readers.repository.ts'

/** Has a reader compared with what it has to hold, now; throws `not_found`. */
export async function wantInventory(context: TenantContext, equipmentId: string): Promise<void> {
  const { queries, actor } = context
  await requireReader(context, equipmentId)
  await queries.count(sql`
    UPDATE access_readers SET inventory_wanted = true, look_at = now()
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId}::uuid`)
  await recordAudit(context, {
    register: 'equipment',
    rowId: equipmentId,
    operation: 'reader_inventory',
  })
  await callHolder(context, [readerDevice(equipmentId)])
  await publishReader(context, equipmentId)
}

/**
 * Has every reader of a company compared before anything is sent to it, as after a backup was
 * restored (access §69).
 */
export async function inventoryFirst({ queries, actor }: TenantContext): Promise<void> {
  await queries.count(sql`
    UPDATE access_readers SET inventory_wanted = true, inventory_at = 'epoch', look_at = now()
    WHERE tenant_id = ${actor.tenantId}`)
}
