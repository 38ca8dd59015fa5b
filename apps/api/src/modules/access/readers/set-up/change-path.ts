import { sql } from 'kysely'
import { recordAudit } from '../../../../platform/audit.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { callHolder } from '../../../devices/public/device-leases.ts'
import { requireReader } from '../console/readers.repository.ts'
import { readerDevice } from '../reader-device.ts'
import { publishReader } from '../reader-news.ts'

/**
 * Gives a reader another path to the server (access §26): from this commit on the one before is
 * refused. The process that serves the reader tells it the new one. Throws `not_found`.
 */
export async function changePath(context: TenantContext, equipmentId: string): Promise<void> {
  const { queries, actor } = context
  await requireReader(context, equipmentId)
  await queries.count(sql`
    UPDATE access_readers
    SET generation = generation + 1, settings = NULL, settings_at = NULL, look_at = now()
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId}::uuid`)
  await recordAudit(context, {
    register: 'equipment',
    rowId: equipmentId,
    operation: 'reader_path',
  })
  await callHolder(context, [readerDevice(equipmentId)])
  await publishReader(context, equipmentId)
}
