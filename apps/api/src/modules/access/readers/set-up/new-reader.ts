import type { NewReaderBody } from '@portaria/contract/modules/access/readers/new-reader'
import { deviceAddresses } from '@portaria/contract/modules/devices/device-addresses/device-addresses'
import { sql } from 'kysely'
import { recordAudit } from '../../../../platform/audit.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { problem } from '../../../../platform/problem.ts'
import type { SecretSeal } from '../../../../platform/sealed-secret.ts'
import { type Machineries, machineryOf } from '../../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../../register-endpoints/transitions.ts'
import { createRecord } from '../../../../register-endpoints/write-records.ts'
import { keepDeviceSecret } from '../../../devices/public/device-secrets.ts'
import { publishReader } from '../reader-news.ts'

/**
 * Makes the equipment of a reader with its login, and approves its address, in the caller's
 * transaction. Throws `duplicate` on `host` where other equipment answers there, `validation` for an
 * address that is never allowed, and `state_conflict` with `address_taken` for another company's.
 */
export async function makeReader(
  machineries: Machineries,
  seal: SecretSeal,
  context: TenantContext,
  { password, serial, ...body }: NewReaderBody,
): Promise<string> {
  const equipment = machineryOf(machineries, 'equipment')
  await requireFree(context, body)
  const { id, isNew } = await createRecord(equipment, context, {
    ...body,
    driver: 'control_id',
    // Until the reader tells its own.
    serial: serial ?? `${body.host}:${body.port}`,
    operation_mode: 'online',
  })
  if (!isNew) return id
  await keepDeviceSecret(context, seal, id, password)
  await recordAudit(context, { register: 'equipment', rowId: id, operation: 'set-secret' })
  await approve(machineries, context, body)
  await publishReader(context, id)
  return id
}

/** Throws `duplicate` for an address at which other equipment of the company answers. */
async function requireFree(
  { queries, actor }: TenantContext,
  { id, host, port }: Pick<NewReaderBody, 'id' | 'host' | 'port'>,
): Promise<void> {
  const existing = await queries.first(sql<{ id: string; title: string }>`
    SELECT id, name AS title FROM equipment
    WHERE tenant_id = ${actor.tenantId} AND port = ${port} AND ${host} IN (host, ip)
      AND id <> ${id}::uuid AND deleted_at IS NULL`)
  if (existing)
    throw problem('duplicate', { existing, errors: [{ field: 'host', code: 'duplicate' }] })
}

/** Approves the address that saving the equipment has asked for (decision 0054). */
async function approve(
  machineries: Machineries,
  context: TenantContext,
  { host, port }: Pick<NewReaderBody, 'host' | 'port'>,
): Promise<void> {
  const { queries, actor } = context
  const asked = await queries.one(sql<{ id: string; state: string }>`
    SELECT id, state FROM device_addresses
    WHERE tenant_id = ${actor.tenantId} AND host = ${host} AND port = ${port}
      AND deleted_at IS NULL`)
  if (asked.state === 'approved') return
  await changeStateIn(
    machineryOf(machineries, deviceAddresses.name),
    context,
    asked.id,
    'approve',
    {},
  )
}
