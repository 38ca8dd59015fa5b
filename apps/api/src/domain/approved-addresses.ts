import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Actor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../platform/database/app-database.ts'
import { isForbidden } from '../platform/forbidden-addresses.ts'

/** What a device or a gateway is reached by. */
export type Target = { readonly host: string; readonly port: number }

/** Why nothing is connected to. */
export type AddressRefusal = 'not_approved' | 'not_found' | 'forbidden'

export type ApprovedAddress =
  | { ok: true; address: string; port: number }
  | { ok: false; reason: AddressRefusal }

type Options = {
  /** Whether loopback is allowed: with the demonstration's data alone. */
  loopback: boolean
  /** The addresses of a name; the system's resolver unless told. */
  resolve?: (host: string) => Promise<readonly string[]>
}

const systemResolver = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * Whether the platform may connect to an address of the actor's company, and to which IP address: what
 * connects asks this each time, and connects to the answer, never to the name, which may lead elsewhere
 * a moment later. Approved by an administrator of the platform, and every address of the name allowed.
 */
export async function approvedAddress(
  database: AppDatabase,
  actor: Actor,
  { host, port }: Target,
  { loopback, resolve = systemResolver }: Options,
): Promise<ApprovedAddress> {
  const approved = await database.readInTenant(actor, ({ queries, actor: { tenantId } }) =>
    queries.first(sql`
      SELECT 1 FROM device_addresses
      WHERE tenant_id = ${tenantId} AND host = ${host} AND port = ${port} AND state = 'approved'
        AND deleted_at IS NULL`),
  )
  if (!approved) return { ok: false, reason: 'not_approved' }
  const found = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
  const [address] = found
  if (address === undefined) return { ok: false, reason: 'not_found' }
  if (found.some((one) => isForbidden(one, { loopback }))) return { ok: false, reason: 'forbidden' }
  return { ok: true, address, port }
}
