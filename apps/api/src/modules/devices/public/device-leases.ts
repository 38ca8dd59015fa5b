import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** A device of a company as one process serves it; the number is higher with each holder (access §22). */
export type HeldDevice = { readonly device: string; readonly fence: number }

/** The lease of a device was lost: another process serves it, or may do so now. */
export class LeaseLostError extends Error {
  constructor(device: string) {
    super(`another process may serve the ${device} now`)
  }
}

/**
 * Takes a device that nobody serves, for some seconds; null where another process serves it. The
 * holder is any name that no other one has at the time.
 */
export async function takeLease(
  { queries, actor }: TenantContext,
  device: string,
  holder: string,
  seconds: number,
): Promise<HeldDevice | null> {
  const taken = await queries.first(sql<{ fence: number }>`
    INSERT INTO device_leases AS l (tenant_id, device, holder, fence, held_until)
    VALUES (${actor.tenantId}, ${device}, ${holder}, 1,
      clock_timestamp() + make_interval(secs => ${seconds}))
    ON CONFLICT (tenant_id, device) DO UPDATE SET holder = excluded.holder, fence = l.fence + 1,
      held_until = excluded.held_until
    WHERE l.held_until < clock_timestamp()
    RETURNING fence::float8 AS fence`)
  return taken ? { device, fence: taken.fence } : null
}

/**
 * Requires what `requireLease` does, for work that writes nothing here: another process may take the
 * device as soon as it was looked at.
 */
export async function lookAtLease(
  { queries, actor }: TenantContext,
  { device, fence }: HeldDevice,
): Promise<void> {
  const held = await queries.first(sql`
    SELECT 1 FROM device_leases
    WHERE tenant_id = ${actor.tenantId} AND device = ${device} AND fence = ${fence}
      AND held_until > clock_timestamp()`)
  if (!held) throw new LeaseLostError(device)
}

/** Gives a device back, unless another process has it by now. */
export async function releaseLease(
  { queries, actor }: TenantContext,
  { device, fence }: HeldDevice,
): Promise<void> {
  await queries.count(sql`
    UPDATE device_leases SET holder = NULL, held_until = '-infinity'
    WHERE tenant_id = ${actor.tenantId} AND device = ${device} AND fence = ${fence}`)
}

/**
 * Requires that a device is still served by whoever took it under this number, until the transaction
 * ends. Throws `LeaseLostError` otherwise, so that nothing of the transaction stays (access §22).
 */
export async function requireLease(
  { queries, actor }: TenantContext,
  { device, fence }: HeldDevice,
): Promise<void> {
  const held = await queries.first(sql`
    SELECT 1 FROM device_leases
    WHERE tenant_id = ${actor.tenantId} AND device = ${device} AND fence = ${fence}
      AND held_until > clock_timestamp()
    FOR SHARE`)
  if (!held) throw new LeaseLostError(device)
}

/** Has the process that serves a device look for work at once. */
export async function callHolder(
  { queries, actor }: TenantContext,
  devices: readonly string[],
): Promise<void> {
  await queries.count(sql`
    INSERT INTO device_calls (tenant_id, device)
    SELECT ${actor.tenantId}, device FROM unnest(${devices.toSorted()}::text[]) AS c (device)
    ON CONFLICT (tenant_id, device) DO UPDATE SET called_at = clock_timestamp()`)
}
