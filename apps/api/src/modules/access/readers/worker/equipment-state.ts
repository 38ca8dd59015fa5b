import { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { cascade } from '../../../../register-endpoints/cascade.ts'

const reason = 'contact with the reader'

/** Troubles that somebody has to mend at the reader or in its record. */
const errors: readonly string[] = [
  'wrong_password',
  'password_stopped',
  'factory_password',
  'password_missing',
  'not_approved',
  'forbidden',
  'taken',
]

/** Locks the record of a reader's equipment before the reader, in the order of those who save it. */
export async function lockEquipment(
  { queries, actor }: TenantContext,
  readerId: string,
): Promise<void> {
  await queries.first(sql`
    SELECT 1 FROM equipment WHERE tenant_id = ${actor.tenantId} AND id = ${readerId}
    FOR NO KEY UPDATE`)
}

/**
 * Writes into the record of a reader's equipment that contact began or ended, with what the reader
 * said of itself last. The record is not changed by each contact: its history would hold nothing else.
 */
export async function keepEquipmentState(
  context: TenantContext,
  readerId: string,
  trouble: string | null,
): Promise<void> {
  const known = (column: string) => sql`(SELECT k.${sql.ref(column)} FROM access_readers k
    WHERE k.tenant_id = r.tenant_id AND k.equipment_id = r.id)`
  const isError = trouble !== null && errors.includes(trouble)
  const state = trouble === null ? 'online' : isError ? 'error' : 'offline'
  await cascade(
    context,
    equipment,
    sql`r.id = ${readerId} AND r.state IS DISTINCT FROM ${state}`,
    {
      set: {
        state,
        last_seen_at: known('answered_at'),
        firmware: known('firmware'),
        clock_drift: sql`greatest(-86400, least(86400, ${known('clock_ahead_s')}))`,
      },
    },
    reason,
  )
}
