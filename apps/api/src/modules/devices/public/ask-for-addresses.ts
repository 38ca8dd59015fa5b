import { isIP } from 'node:net'
import {
  type AskedAddress,
  askedAddresses,
} from '@portaria/contract/modules/devices/device-addresses'
import { deviceAddresses } from '@portaria/contract/modules/devices/device-addresses/device-addresses'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isForbidden } from '../../../platform/forbidden-addresses.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'

const names = ['host', 'ip'] as const

/** Refuses an address that nobody can approve; loopback is refused when something would connect. */
export function refuseForbidden(row: UntypedRow): void {
  for (const name of names) {
    const value = row[name]
    if (typeof value !== 'string' || isIP(value) === 0) continue
    if (isForbidden(value, { loopback: true })) throw fieldProblem(name, 'address_forbidden')
  }
}

/** The addresses of a device, each with its port. */
function targetsOf(row: UntypedRow): { host: string; port: number }[] {
  const port = row['port']
  if (port == null) return []
  const hosts = names.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : []))
  return [...new Set(hosts)].map((host) => ({ host, port: Number(port) }))
}

async function askFor(context: TenantContext, device: UntypedRow): Promise<void> {
  const { queries, actor } = context
  const purpose = typeof device['name'] === 'string' ? device['name'] : null
  for (const { host, port } of targetsOf(device)) {
    const made = await queries.first(sql<{ id: string }>`
      INSERT INTO device_addresses (tenant_id, id, host, port, purpose, created_by, updated_by)
      VALUES (${actor.tenantId}, ${newId()}, ${host}, ${port}, ${purpose}, ${actor.userId},
        ${actor.userId})
      ON CONFLICT (tenant_id, host, port) WHERE deleted_at IS NULL DO NOTHING
      RETURNING id`)
    if (!made) continue
    await recordAudit(context, {
      register: deviceAddresses.name,
      rowId: made.id,
      operation: 'create',
      changes: { host: [null, host], port: [null, port], purpose: [null, purpose] },
    })
    await publishChange(context, deviceAddresses, [made.id])
  }
}

/** How each address of a device stands. One that an administrator removed is not asked for any more. */
async function addressesOf(
  { queries, actor }: TenantContext,
  device: UntypedRow,
): Promise<AskedAddress[]> {
  const targets = targetsOf(device)
  if (targets.length === 0) return []
  return queries.all(sql<AskedAddress>`
    SELECT t.host, t.port, coalesce(a.state, 'refused') AS state
    FROM unnest(${targets.map(({ host }) => host)}::text[],
      ${targets.map(({ port }) => port)}::int[]) WITH ORDINALITY AS t (host, port, nth)
    LEFT JOIN device_addresses a ON a.tenant_id = ${actor.tenantId} AND a.host = t.host
      AND a.port = t.port AND a.deleted_at IS NULL
    ORDER BY t.nth`)
}

/**
 * A register whose rows have an address: saving one asks for it, and a new address or port is asked for
 * anew. What stands there already is not asked for twice.
 */
export const ofAddresses = {
  async beforeWrite(context, next) {
    refuseForbidden(next)
    await askFor(context, next)
    return next
  },
  beside: { addresses: addressesOf },
  answers: { addresses: z.optional(askedAddresses) },
} satisfies RegisterBehaviour
