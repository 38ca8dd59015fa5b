import { isIP } from 'node:net'
import type { Actor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isForbidden, isPublic } from '../../../platform/forbidden-addresses.ts'
import { nameResolver, rememberingFailures } from '../../../platform/resolve-name.ts'

/** What a device or a gateway is reached by. */
export type Target = { readonly host: string; readonly port: number }

/** Why nothing is connected to; `taken`: another company's devices answer there. */
export type AddressRefusal = 'not_approved' | 'not_found' | 'forbidden' | 'taken'

/** Days for which an address that a name led to stays its company's after the last connection. */
const CLAIM_DAYS = 30

export type ApprovedAddress =
  | { ok: true; address: string; port: number }
  | { ok: false; reason: AddressRefusal }

type Options = {
  /** Whether loopback is allowed: with the demonstration's data alone. */
  loopback: boolean
  /** The addresses of a name; those that the name servers say unless told. */
  resolve?: (host: string) => Promise<readonly string[]>
}

const resolveGateway = rememberingFailures(nameResolver())

const addressesOf = async (host: string) =>
  (await resolveGateway(host)).map(({ address }) => address)

/**
 * Whether the platform may connect to an address of the actor's company, and to which IP address: what
 * connects asks this each time, and connects to the answer, never to the name, which may lead elsewhere
 * a moment later. Approved by an administrator of the platform, and every address of the name allowed.
 */
export async function approvedAddress(
  database: AppDatabase,
  actor: Actor,
  { host, port }: Target,
  { loopback, resolve = addressesOf }: Options,
): Promise<ApprovedAddress> {
  const isRefusedIp = (one: string) => isForbidden(one, { loopback })
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
  // A person who owns a name moves it: only an address that the administrator saw may be of a private network.
  const isRefused = isIP(host) === 0 ? (one: string) => !isPublic(one, { loopback }) : isRefusedIp
  if (found.some(isRefused)) return { ok: false, reason: 'forbidden' }
  const isOwn = await database.inTenant(actor, (context) =>
    claimAddress(context, { host: address, port }, CLAIM_DAYS),
  )
  return isOwn ? { ok: true, address, port } : { ok: false, reason: 'taken' }
}

/**
 * Takes an address for the actor's company, for some days after this or for good; false where it is
 * another's. The loopback of the demonstration is nobody's.
 */
export async function claimAddress(
  { queries, actor }: TenantContext,
  { host, port }: Target,
  days: number | null,
): Promise<boolean> {
  if (isIP(host) !== 0 && isForbidden(host, { loopback: false })) return true
  const until = days === null ? sql`'infinity'` : sql`now() + make_interval(days => ${days})`
  const claimed = await queries.count(sql`
    INSERT INTO address_claims AS c (host, port, tenant_id, until)
    VALUES (${host}, ${port}, ${actor.tenantId}, ${until})
    ON CONFLICT (host, port) DO UPDATE SET tenant_id = excluded.tenant_id,
      until = CASE WHEN c.tenant_id = excluded.tenant_id THEN greatest(c.until, excluded.until)
        ELSE excluded.until END
    WHERE c.tenant_id = excluded.tenant_id OR c.until < now()`)
  return claimed > 0
}

/** Gives up an address that an administrator refused or removed. */
export async function releaseAddress(
  { queries, actor }: TenantContext,
  { host, port }: Target,
): Promise<void> {
  await queries.count(sql`
    DELETE FROM address_claims
    WHERE host = ${host} AND port = ${port} AND tenant_id = ${actor.tenantId}`)
}
