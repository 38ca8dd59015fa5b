import type { QueuedEntry, QueueOutcome } from '@portaria/contract/features/desk-queue'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** An entry of a device: what it is named there, what it says, whose it is, and who sent it. */
export type Received = {
  readonly id: string
  readonly entry: QueuedEntry
  readonly authorId: string
  readonly senderId: string | null
}

/** Why an entry was not recorded as it happened. */
export type Against = {
  readonly codes: readonly string[]
  /** The visit that the company has instead. */
  readonly visitId: string | null
  readonly apartmentId: string | null
  readonly employeeId: string | null
}

type Stored = Omit<QueueOutcome, 'outcome'> & { outcome: 'done' | 'conflict' | 'resolved' }

/** How an entry was judged before; undefined for a new one. */
export async function outcomeOf(
  { queries, actor }: TenantContext,
  id: string,
): Promise<QueueOutcome | undefined> {
  const found = await queries.first(sql<Stored>`
    SELECT id, outcome, visit_id, codes FROM desk_entries
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  return found && { ...found, outcome: found.outcome === 'conflict' ? 'conflict' : 'done' }
}

/**
 * Begins to record an entry as done; false where it is known already. Another that does the same waits
 * for the end of this transaction.
 */
export async function claimEntry(
  { queries, actor }: TenantContext,
  { id, entry, authorId, senderId }: Received,
): Promise<boolean> {
  const claimed = await queries.count(sql`
    INSERT INTO desk_entries
      (tenant_id, id, author_id, sender_id, act, guest_name, happened_at, device_at, outcome)
    VALUES (${actor.tenantId}, ${id}, ${authorId}, ${senderId}, ${entry.act.name},
      ${entry.guest_name}, ${entry.happened_at}, ${entry.device_at}, 'done')
    ON CONFLICT DO NOTHING`)
  return claimed > 0
}

/** Notes which visit a claimed entry became or ended. */
export async function noteVisit(
  { queries, actor }: TenantContext,
  id: string,
  visitId: string | null,
): Promise<void> {
  await queries.count(sql`UPDATE desk_entries SET visit_id = ${visitId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

/** Keeps an entry for a person to resolve; false where it is known already. */
export async function keepConflict(
  { queries, actor }: TenantContext,
  { id, entry, authorId, senderId }: Received,
  { codes, visitId, apartmentId, employeeId }: Against,
): Promise<boolean> {
  const kept = await queries.count(sql`
    INSERT INTO desk_entries
      (tenant_id, id, author_id, sender_id, act, guest_name, happened_at, device_at, outcome, codes,
        against_id, apartment_id, employee_id, typed)
    VALUES (${actor.tenantId}, ${id}, ${authorId}, ${senderId}, ${entry.act.name},
      ${entry.guest_name}, ${entry.happened_at}, ${entry.device_at}, 'conflict',
      ${[...codes]}::text[], ${visitId}, ${apartmentId}, ${employeeId},
      ${JSON.stringify(entry.act)}::jsonb)
    ON CONFLICT DO NOTHING`)
  return kept > 0
}

/**
 * Notes on an entry that waits for a person that its guest left again, once: `early` is before they came,
 * `unknown` where none waits.
 */
export async function noteExit(
  { queries, actor }: TenantContext,
  id: string,
  leftAt: Date,
): Promise<'noted' | 'early' | 'unknown'> {
  const waiting = await queries.first(sql<{ early: boolean }>`
    SELECT happened_at > ${leftAt} AS early FROM desk_entries
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND outcome = 'conflict' FOR UPDATE`)
  if (!waiting) return 'unknown'
  if (waiting.early) return 'early'
  await queries.count(sql`UPDATE desk_entries SET left_at = coalesce(left_at, ${leftAt})
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  return 'noted'
}
