import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { ParcelKeys } from './parcel-keys.ts'
import { isHeldRow } from './parcels.ts'

const CODE_TRIES = 8

/** Whether a code of an alias is still valid. */
export const isLiveCode = (code: Sql): Sql => sql`(${code}.spent_at IS NULL
  AND ${code}.revoked_at IS NULL AND (${code}.expires_at IS NULL OR ${code}.expires_at > now()))`

const isLive = isLiveCode(sql.ref('c'))

type Receiver = {
  /** Null for the household. */
  readonly delegate: string | null
  readonly expiresAt?: string | null
}

/** Makes a code for a parcel; valid codes of a company are unique. Returns its row's id. */
export async function giveCode(
  keys: ParcelKeys,
  { queries, actor }: TenantContext,
  parcelId: string,
  { delegate, expiresAt = null }: Receiver,
): Promise<string> {
  for (let tries = 1; tries <= CODE_TRIES; tries += 1) {
    const [id, code] = [newId(), keys.newCode()]
    const given = await queries.count(sql`
      INSERT INTO parcel_codes
        (tenant_id, id, parcel_id, delegate, sealed, digest, made_by, expires_at)
      VALUES (${actor.tenantId}, ${id}, ${parcelId}, ${delegate}, ${keys.codes.seal(id, code)},
        ${keys.digest(actor.tenantId, code)}, ${actor.userId}::uuid, ${expiresAt}::timestamptz)
      ON CONFLICT (tenant_id, digest) WHERE spent_at IS NULL AND revoked_at IS NULL DO NOTHING`)
    if (given > 0) return id
  }
  throw problem('unavailable', { retry_after: 1 })
}

/** Counts the codes of a parcel that were made since its household got it. */
export async function countCodes(
  { queries, actor }: TenantContext,
  parcelId: string,
): Promise<number> {
  const { made } = await queries.one(sql<{ made: number }>`
    SELECT count(*)::int AS made FROM parcel_codes c
    JOIN parcels p ON p.tenant_id = c.tenant_id AND p.id = c.parcel_id
    WHERE c.tenant_id = ${actor.tenantId} AND c.parcel_id = ${parcelId}
      AND (p.redirected_at IS NULL OR c.made_at >= p.redirected_at)`)
  return made
}

/** Ends unused codes of a parcel: the household's, one delegate's, or all. */
export function revokeCodes(
  { queries, actor }: TenantContext,
  parcelId: string,
  which: 'household' | 'all' | { delegateId: string },
): Promise<{ id: string; delegate: string | null }[]> {
  const chosen =
    which === 'all'
      ? sql`true`
      : which === 'household'
        ? sql`delegate IS NULL`
        : sql`id = ${which.delegateId} AND delegate IS NOT NULL`
  return queries.all(sql<{ id: string; delegate: string | null }>`
    UPDATE parcel_codes SET revoked_at = now()
    WHERE tenant_id = ${actor.tenantId} AND parcel_id = ${parcelId}
      AND spent_at IS NULL AND revoked_at IS NULL AND ${chosen}
    RETURNING id, delegate`)
}

type StoredCode = {
  id: string
  delegate: string | null
  sealed: Buffer
  expires_at: Date | null
}

/** Reads the codes by which a parcel may be collected now, the household's first. */
export async function readCodes(
  keys: ParcelKeys,
  { queries, actor }: TenantContext,
  parcelId: string,
): Promise<PickupCode[]> {
  const rows = await queries.all(sql<StoredCode>`
    SELECT c.id, c.delegate, c.sealed, c.expires_at FROM parcel_codes c
    WHERE c.tenant_id = ${actor.tenantId} AND c.parcel_id = ${parcelId} AND ${isLive}
    ORDER BY c.delegate IS NOT NULL, c.made_at, c.id`)
  return rows.map(({ id, delegate, sealed, expires_at }) => ({
    id,
    delegate,
    // A code that another server's secret sealed cannot be used, and is shown as empty.
    code: keys.codes.open(id, sealed) ?? '',
    expires_at: expires_at?.toISOString() ?? null,
  }))
}

/** A code that a person told at the desk. */
export type ShownCode = { id: string; parcelId: string; delegate: string | null }

/** Reads the waiting parcel of a code's digest. */
export function codeOfDigest(
  { queries, actor }: TenantContext,
  digest: Buffer,
): Promise<ShownCode | undefined> {
  return queries.first(sql<ShownCode>`
    SELECT c.id, c.parcel_id AS "parcelId", c.delegate
    FROM parcel_codes c JOIN parcels p ON p.tenant_id = c.tenant_id AND p.id = c.parcel_id
    WHERE c.tenant_id = ${actor.tenantId} AND c.digest = ${digest} AND ${isLive}
      AND ${isHeldRow(sql.ref('p'))}`)
}

/**
 * Uses a code, in the transaction that hands its parcel over; returns false if it was used or
 * revoked. A code that opened a door stays valid until the door is closed, even if it expires
 * meanwhile.
 */
export async function spendCode(
  { queries, actor }: TenantContext,
  { id, parcelId }: Pick<ShownCode, 'id' | 'parcelId'>,
  { openedDoor = false } = {},
): Promise<boolean> {
  const spent = await queries.count(sql`
    UPDATE parcel_codes c SET spent_at = now(), spent_by = ${actor.userId}
    WHERE c.tenant_id = ${actor.tenantId} AND c.id = ${id} AND c.parcel_id = ${parcelId}
      AND ${openedDoor ? sql`c.spent_at IS NULL AND c.revoked_at IS NULL` : isLive}`)
  return spent > 0
}

/** Whether a told code of a locked parcel is still valid. */
export async function isCodeLive(
  { queries, actor }: TenantContext,
  { id }: ShownCode,
): Promise<boolean> {
  const live = await queries.first(sql`
    SELECT 1 FROM parcel_codes c
    WHERE c.tenant_id = ${actor.tenantId} AND c.id = ${id} AND ${isLive}`)
  return live !== undefined
}

/** Reads the household's own code of a parcel, by which one of its members collects at a locker. */
export function householdCode(
  { queries, actor }: TenantContext,
  parcelId: string,
): Promise<ShownCode | undefined> {
  return queries.first(sql<ShownCode>`
    SELECT c.id, c.parcel_id AS "parcelId", c.delegate FROM parcel_codes c
    WHERE c.tenant_id = ${actor.tenantId} AND c.parcel_id = ${parcelId} AND c.delegate IS NULL
      AND ${isLive}`)
}

/** Whether this transaction has used a code of a parcel. */
export async function isCodeSpentNow(
  { queries, actor }: TenantContext,
  parcelId: string,
): Promise<boolean> {
  const spent = await queries.first(sql`
    SELECT 1 FROM parcel_codes
    WHERE tenant_id = ${actor.tenantId} AND parcel_id = ${parcelId} AND spent_at = now()`)
  return spent !== undefined
}
