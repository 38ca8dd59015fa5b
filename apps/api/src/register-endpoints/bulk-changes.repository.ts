import type { BulkProgress, BulkRefusal } from '@portaria/contract/answers/register-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { ListQuery } from './list-filters.ts'

/** A bulk change of all rows that a filter matches. */
export type BulkChange = Omit<BulkProgress, 'filter'> & {
  /** The values that a transition needs. */
  asked_values: Readonly<Record<string, unknown>>
  filter: ListQuery
}

/** Limit of stored refusals. */
const REFUSALS = 1_000

/** Days for which the outcome of a change can be read. */
const KEPT_DAYS = 7

export async function insertBulkChange(
  { queries, actor }: TenantContext,
  asked: Pick<BulkChange, 'register' | 'action' | 'asked_values' | 'filter' | 'expected_total'>,
): Promise<string> {
  const id = newId()
  await queries.count(sql`
    DELETE FROM bulk_changes WHERE tenant_id = ${actor.tenantId}
      AND touched_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`)
  await queries.count(sql`
    INSERT INTO bulk_changes
      (tenant_id, id, register, action, asked_values, filter, expected_total, created_by)
    VALUES (${actor.tenantId}, ${id}, ${asked.register}, ${asked.action},
      ${JSON.stringify(asked.asked_values)}::jsonb, ${JSON.stringify(asked.filter)}::jsonb,
      ${asked.expected_total}, ${actor.userId})`)
  return id
}

/** Reads a change, for the person who asked for it. */
export function readBulkChange(
  { queries, actor }: TenantContext,
  id: string,
): Promise<BulkChange | undefined> {
  return queries.first(sql<BulkChange>`
    SELECT id, register, action, asked_values, filter, expected_total, state, done, refused, refusals, problem
    FROM bulk_changes
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND created_by = ${actor.userId}`)
}

/** Stores the progress of a change, in the transaction of its rows. */
export async function noteProgress(
  { queries, actor }: TenantContext,
  id: string,
  { done, refusals }: { done: number; refusals: readonly BulkRefusal[] },
): Promise<void> {
  await queries.count(sql`
    UPDATE bulk_changes SET state = 'running', done = done + ${done},
      refused = refused + ${refusals.length}, touched_at = now(),
      refusals = CASE WHEN jsonb_array_length(refusals) < ${sql.lit(REFUSALS)}
        THEN refusals || ${JSON.stringify(refusals)}::jsonb ELSE refusals END
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

export async function endBulkChange(
  { queries, actor }: TenantContext,
  id: string,
  problem: string | null,
): Promise<void> {
  await queries.count(sql`
    UPDATE bulk_changes SET state = ${problem === null ? 'done' : 'failed'}, problem = ${problem},
      asked_values = '{}', touched_at = now()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}
