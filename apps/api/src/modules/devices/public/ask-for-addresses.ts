import { isIP } from 'node:net'
import {
  type AskedAddress,
  askedAddresses,
} from '@portaria/contract/modules/devices/device-addresses'
import { deviceAddresses } from '@portaria/contract/modules/devices/device-addresses/device-addresses'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isForbidden } from '../../../platform/forbidden-addresses.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { makeRows } from '../../../register-endpoints/derived-rows.ts'

const names = ['host', 'ip'] as const

/** The address fields of a row. */
type Addressed = {
  readonly host?: string | null
  readonly ip?: string | null
  readonly port?: number | null
  readonly name?: string
}

/** Refuses an address that cannot be approved; loopback is refused at the connection. */
export function refuseForbidden(row: Addressed): void {
  for (const name of names) {
    const value = row[name]
    if (value == null || isIP(value) === 0) continue
    if (isForbidden(value, { loopback: true })) throw fieldProblem(name, 'address_forbidden')
  }
}

/** Returns the addresses of a device, each with its port. */
function targetsOf(row: Addressed): { host: string; port: number }[] {
  const { port } = row
  if (port == null) return []
  const hosts = names.flatMap((name) => row[name] ?? [])
  return [...new Set(hosts)].map((host) => ({ host, port }))
}

async function askFor(context: TenantContext, device: Addressed): Promise<void> {
  const purpose = device.name ?? null
  const asked = targetsOf(device).map((target) => ({ ...target, purpose }))
  await makeRows(context, deviceAddresses, asked, { skipTaken: true })
}

/**
 * Returns the state of each address of a device. One that an administrator removed is no longer
 * requested.
 */
async function addressesOf(
  { queries, actor }: TenantContext,
  device: Addressed,
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
 * Requests approval of the addresses of a row that is about to be saved; a new address or port
 * needs a new request, an existing one is not requested twice. Throws `address_forbidden`.
 */
export async function askForAddresses(context: TenantContext, device: Addressed): Promise<void> {
  refuseForbidden(device)
  await askFor(context, device)
}

/** The values that a record with addresses shows beside its fields. */
export const computedAddresses = {
  addresses: { answers: z.optional(askedAddresses), read: addressesOf },
}
