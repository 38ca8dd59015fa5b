import { isIP } from 'node:net'
import type { Actor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { isForbidden, isPublic } from '../../../platform/forbidden-addresses.ts'
import { nameResolver, rememberingFailures } from '../../../platform/resolve-name.ts'

/** The address of a device or a gateway. */
export type Target = { readonly host: string; readonly port: number }

/** The reason why no connection is allowed; `taken`: another company's devices answer there. */
export type AddressRefusal = 'not_approved' | 'not_found' | 'forbidden' | 'taken'

/** Days for which a resolved address stays its company's after the last connection. */
const CLAIM_DAYS = 30

export type ApprovedAddress =
  | { ok: true; address: string; port: number }
  | { ok: false; reason: AddressRefusal }

type Options = {
  /** Whether loopback is allowed: with the demonstration's data alone. */
  loopback: boolean
  /** Checked together with the approval; throws if nothing must be connected to. */
  require?: (context: TenantContext) => Promise<void>
  /** Resolves a name; by the name servers unless given. */
  resolve?: (host: string) => Promise<readonly string[]>
}

const resolveGateway = rememberingFailures(nameResolver())

const addressesOf = async (host: string) =>
  (await resolveGateway(host)).map(({ address }) => address)

/**
 * Returns whether the platform may connect to an address of the actor's company, and the IP address
 * to use. Every connection calls this and uses the returned address, never the name, which may
 * resolve differently a moment later. The address must be approved by an administrator of the
 * platform, and every IP address of the name must be allowed.
 */
export async function approvedAddress(
  database: AppDatabase,
  actor: Actor,
  { host, port }: Target,
  { loopback, require, resolve = addressesOf }: Options,
): Promise<ApprovedAddress> {
  const isRefusedIp = (one: string) => isForbidden(one, { loopback })
  const [approved] = await database.readInTenant(actor, async (context) => {
    const { queries, actor: own } = context
    return together(
      // The claim of the last hour is not written again for each connection.
      queries.first(sql<{ is_claimed: boolean }>`
        SELECT EXISTS (SELECT FROM address_claims c
          WHERE c.host = ${host} AND c.port = ${port} AND c.tenant_id = ${own.tenantId}
            AND c.until > now() + make_interval(days => ${CLAIM_DAYS}, hours => -1)) AS is_claimed
        FROM device_addresses
        WHERE tenant_id = ${own.tenantId} AND host = ${host} AND port = ${port}
          AND state = 'approved' AND deleted_at IS NULL`),
      require?.(context),
    )
  })
  if (!approved) return { ok: false, reason: 'not_approved' }
  const found = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
  const [address] = found
  if (address === undefined) return { ok: false, reason: 'not_found' }
  // The owner of a name can point it elsewhere, so an IP address may only be private if the
  // administrator saw it.
  const isRefused = isIP(host) === 0 ? (one: string) => !isPublic(one, { loopback }) : isRefusedIp
  if (found.some(isRefused)) return { ok: false, reason: 'forbidden' }
  if (approved.is_claimed && address === host) return { ok: true, address, port }
  const isOwn = await database.inTenant(actor, (context) =>
    claimAddress(context, { host: address, port }, CLAIM_DAYS),
  )
  return isOwn ? { ok: true, address, port } : { ok: false, reason: 'taken' }
}

/**
 * Claims an address for the actor's company, for some days or permanently; false if another company
 * has it. The demonstration's loopback is shared.
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
