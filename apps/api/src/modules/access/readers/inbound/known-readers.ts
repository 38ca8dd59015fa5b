import type { ReaderProfile } from '@portaria/drivers/access/control-id/reader-profile'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { callHolder } from '../../../devices/public/device-leases.ts'
import { isReaderInUse } from '../../public/readers-in-use.ts'
import { readerDevice } from '../reader-device.ts'
import { profileNamed } from '../reader-profiles.ts'

/** A reader as its calls are judged by. */
export type KnownReader = {
  readonly equipmentId: string
  readonly generation: number
  readonly deviceId: string | null
  readonly profile: ReaderProfile
  readonly epoch: number
  /** The zone that is assumed for its times. */
  readonly zone: string
  /** Its addresses and names that the platform's administrator approved. */
  readonly hosts: readonly string[]
  /** Whether it is time to note that it calls. */
  readonly isDue: boolean
}

/** Seconds between two notes that a reader calls. */
const NOTED_EVERY_S = 10

type Row = Omit<KnownReader, 'profile'> & { readonly profile: string | null }

/** Reads a reader whose equipment is active and has a driver; null without one that was probed. */
export async function readReader(
  { queries, actor }: TenantContext,
  equipmentId: string,
): Promise<KnownReader | null> {
  const row = await queries.first(sql<Row>`
    SELECT r.equipment_id AS "equipmentId", r.generation, r.device_id AS "deviceId", r.profile,
      r.epoch, t.time_zone AS zone,
      ARRAY(SELECT d.host FROM device_addresses d
        WHERE d.tenant_id = e.tenant_id AND d.host IN (e.ip, e.host) AND d.port = e.port
          AND d.state = 'approved' AND d.deleted_at IS NULL) AS hosts,
      coalesce(r.answered_at < now() - make_interval(secs => ${NOTED_EVERY_S}), true) AS "isDue"
    FROM access_readers r
    JOIN equipment e ON e.tenant_id = r.tenant_id AND e.id = r.equipment_id
    JOIN tenants t ON t.id = r.tenant_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.equipment_id = ${equipmentId}
      AND ${isReaderInUse(sql.ref('e'))}`)
  const profile = row && profileNamed(row.profile)
  return profile ? { ...row, profile } : null
}

/**
 * Notes that a reader calls; without waiting for whoever holds the reader's row. It does not say that
 * the reader can be reached: where it could not, its holder looks at once whether it can now.
 */
export async function noteCall(context: TenantContext, equipmentId: string): Promise<void> {
  const { queries, actor } = context
  const noted = await queries.first(sql<{ is_silent: boolean }>`
    UPDATE access_readers SET answered_at = now(),
      look_at = CASE WHEN silent_since IS NULL THEN look_at ELSE least(look_at, now()) END
    WHERE (tenant_id, equipment_id) IN (SELECT tenant_id, equipment_id FROM access_readers
      WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId}
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING silent_since IS NOT NULL AS is_silent`)
  if (noted?.is_silent) await callHolder(context, [readerDevice(equipmentId)])
}
