import type { Outcome } from '@portaria/drivers/access/access-outcome'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { forgottenAs, isForgotten } from '../commands/command-ends.ts'
import { wordsOf } from './served.ts'

/** What a person had a reader do (access §28). */
export type WaitingCommand = {
  readonly id: string
  readonly kind: 'probe' | 'clock' | 'password' | 'open' | 'hold' | 'release'
  readonly expires_at: Date
  readonly sealed: Buffer | null
  readonly asked_by: string
  /** Of the point that is opened. */
  readonly point_id: string | null
  readonly channel: number | null
  readonly door_sensor: boolean | null
  readonly opening_reason: string | null
}

/** Returns the commands of a reader that were not sent yet, the oldest first. */
export const readWaiting = (
  { queries, actor }: TenantContext,
  readerId: string,
): Promise<WaitingCommand[]> =>
  queries.all(sql<WaitingCommand>`
    SELECT c.id, c.kind, c.expires_at, c.sealed, c.asked_by, c.point_id, p.channel, p.door_sensor,
      c.opening_reason
    FROM reader_commands c
    LEFT JOIN access_points p ON p.tenant_id = c.tenant_id AND p.id = c.point_id
      AND p.equipment_id = c.equipment_id AND p.deleted_at IS NULL
    WHERE c.tenant_id = ${actor.tenantId} AND c.equipment_id = ${readerId}
      AND c.state = 'waiting' AND c.sent_at IS NULL
    ORDER BY c.asked_at, c.id`)

/** Commits that a command is about to be sent; false if it was before, or is over. */
export const noteSent = async (
  { queries, actor }: TenantContext,
  commandId: string,
): Promise<boolean> =>
  (await queries.count(sql`
    UPDATE reader_commands SET sent_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${commandId} AND state = 'waiting'
      AND sent_at IS NULL AND expires_at > clock_timestamp()`)) > 0

/**
 * Stores what became of a command, once. A password that the reader may have taken stays, since nobody
 * else knows it.
 */
export async function settleCommand(
  { queries, actor }: TenantContext,
  commandId: string,
  outcome: Outcome,
): Promise<void> {
  const { reason, detail } = wordsOf(outcome)
  await queries.count(sql`
    UPDATE reader_commands SET state = ${outcome.result}, reason = ${reason}, detail = ${detail},
      sealed = CASE WHEN ${outcome.result} = 'unknown' THEN sealed END,
      settled_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${commandId} AND state = 'waiting'`)
}

/** Settles commands that nobody will, as the console shows them already. */
export async function settleForgotten({ queries, actor }: TenantContext, readerId: string) {
  await queries.count(sql`
    UPDATE reader_commands c SET settled_at = clock_timestamp(),
      sealed = CASE WHEN c.sent_at IS NOT NULL THEN c.sealed END,
      state = ${forgottenAs.state}, reason = ${forgottenAs.reason}
    WHERE c.tenant_id = ${actor.tenantId} AND c.equipment_id = ${readerId} AND ${isForgotten}`)
}
