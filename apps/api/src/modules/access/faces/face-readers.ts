import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { callHolder } from '../../devices/public/device-leases.ts'
import { readerDevice } from '../readers/reader-device.ts'
import { profileNamed } from '../readers/reader-profiles.ts'

/** Has the company's readers that take faces look for work at once. */
export async function callFaceReaders(context: TenantContext): Promise<void> {
  const { queries, actor } = context
  const readers = await queries.all(sql<{ equipment_id: string; profile: string | null }>`
    SELECT equipment_id, profile FROM access_readers WHERE tenant_id = ${actor.tenantId}`)
  const devices = readers
    .filter(({ profile }) => profileNamed(profile)?.hasFaces)
    .map((one) => readerDevice(one.equipment_id))
  if (devices.length > 0) await callHolder(context, devices)
}
