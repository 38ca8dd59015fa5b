import { createHash } from 'node:crypto'
import type { QueuedEntry, QueueOutcome } from '@portaria/contract/modules/gate/desk-queue'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** An entry of a device: its id there, its content, its author, and its sender. */
export type Received = {
  readonly id: string
  readonly entry: QueuedEntry
  readonly authorId: string
  readonly senderId: string | null
}

/** The reasons why an entry was not recorded as it happened. */
export type Against = {
  readonly codes: readonly string[]
  /** The visit that the company has instead. */
  readonly visitId: string | null
  /** The guest's destination. */
  readonly place: Place
}

/** The ids of a destination, if they belong to the company. */
export type Place = Readonly<
  Record<'apartment_id' | 'employee_id' | 'common_area_id', string | null>
>

type Stored = Omit<QueueOutcome, 'outcome'> & { outcome: 'done' | 'conflict' | 'resolved' }

/** Returns the digest of an entry's content, author and id, by which a repetition is recognised. */
const digestOf = ({ id, entry, authorId }: Received): Buffer => {
  const { ticket: _, ...said } = entry
  return createHash('sha256')
    .update(JSON.stringify([id, authorId, said]))
    .digest()
}

/**
 * Returns the earlier judgement of an entry. Undefined for a new entry, and for a known id with
 * other content or another author. An entry without a stored digest is recognised by its id and
 * author.
 */
export async function outcomeOf(
  { queries, actor }: TenantContext,
  received: Received,
): Promise<QueueOutcome | undefined> {
  const { id, authorId } = received
  const found = await queries.first(sql<Stored>`
    SELECT ${id}::uuid AS id, outcome, visit_id, codes FROM desk_entries
    WHERE tenant_id = ${actor.tenantId} AND (digest = ${digestOf(received)}
      OR (id = ${id} AND digest IS NULL AND author_id = ${authorId}))`)
  return found && { ...found, outcome: found.outcome === 'conflict' ? 'conflict' : 'done' }
}

/**
 * Locks the id of an entry until the end of the transaction, also for an exit that names the entry:
 * if both arrive at once, the second one finds the first.
 */
export async function lockEntry({ queries, actor }: TenantContext, id: string): Promise<void> {
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`desk entry ${actor.tenantId} ${id}`}, 0))`)
}

/** Whether an entry with this id is stored already. */
export async function isTaken({ queries, actor }: TenantContext, id: string): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM desk_entries WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  return found !== undefined
}

/**
 * Begins to record an entry as done; false if its id is known. A simultaneous call waits for the
 * end of this transaction.
 */
export async function claimEntry(
  { queries, actor }: TenantContext,
  received: Received,
): Promise<boolean> {
  const { id, entry, authorId, senderId } = received
  const claimed = await queries.count(sql`
    INSERT INTO desk_entries
      (tenant_id, id, author_id, sender_id, act, guest_name, happened_at, device_at, outcome, digest)
    VALUES (${actor.tenantId}, ${id}, ${authorId}, ${senderId}, ${entry.act.name},
      ${entry.guest_name}, ${entry.happened_at}, ${entry.device_at}, 'done', ${digestOf(received)})
    ON CONFLICT DO NOTHING`)
  return claimed > 0
}

/** Records which visit a claimed entry became or ended. */
export async function noteVisit(
  { queries, actor }: TenantContext,
  id: string,
  visitId: string | null,
): Promise<void> {
  await queries.count(sql`UPDATE desk_entries SET visit_id = ${visitId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

/**
 * Stores an entry for a person to resolve, under a new id if another entry has its id. Returns the
 * stored id; undefined if the entry is known already.
 */
export async function keepConflict(
  context: TenantContext,
  received: Received,
  { codes, visitId, place }: Against,
): Promise<string | undefined> {
  const { queries, actor } = context
  const { entry, authorId, senderId } = received
  const id = (await isTaken(context, received.id)) ? newId() : received.id
  const kept = await queries.count(sql`
    INSERT INTO desk_entries
      (tenant_id, id, author_id, sender_id, act, guest_name, happened_at, device_at, outcome, codes,
        against_id, apartment_id, employee_id, common_area_id, typed, digest)
    VALUES (${actor.tenantId}, ${id}, ${authorId}, ${senderId}, ${entry.act.name},
      ${entry.guest_name}, ${entry.happened_at}, ${entry.device_at}, 'conflict',
      ${[...codes]}::text[], ${visitId}, ${place.apartment_id}, ${place.employee_id},
      ${place.common_area_id},
      ${JSON.stringify(entry.act)}::jsonb, ${digestOf(received)})
    ON CONFLICT DO NOTHING`)
  return kept > 0 ? id : undefined
}

/** Locks the waiting exits that came before their entry. */
export const exitsBefore = (
  { queries, actor }: TenantContext,
  entryId: string,
): Promise<{ id: string; author_id: string; happened_at: Date }[]> =>
  queries.all(sql<{ id: string; author_id: string; happened_at: Date }>`
    SELECT id, author_id, happened_at FROM desk_entries
    WHERE tenant_id = ${actor.tenantId} AND outcome = 'conflict' AND act = 'leave'
      AND typed ->> 'entry_id' = ${entryId}
    ORDER BY happened_at, id FOR UPDATE`)

/** Records that a waiting exit has joined its entry. */
export async function settleExit(
  { queries, actor }: TenantContext,
  id: string,
  visitId: string | null,
): Promise<void> {
  await queries.count(sql`
    UPDATE desk_entries SET outcome = 'done', codes = '{}', typed = NULL, visit_id = ${visitId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

/**
 * Records once, on a waiting entry, that its guest left. Returns `early` if that is before they
 * came, and `unknown` if no such entry waits.
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
