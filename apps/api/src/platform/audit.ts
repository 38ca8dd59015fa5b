import type { TenantActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from './database/tenant-context.ts'

/** Field → its old and its new value. Never a password or a secret. */
export type Changes = Record<string, readonly [from: unknown, to: unknown]>

export type AuditEntry = {
  register: string
  rowId: string | null
  operation: string
  changes?: Changes
  /** The person or service that acted in the tenant, if it is not the actor of the statement. */
  by?: TenantActor
}

/**
 * Writes audit entries in the transaction of the change that they record
 * (registers §5). Entries are sent as columns, since a statement takes 65,535 values at most.
 */
export async function recordAudit(
  { queries, actor }: TenantContext,
  entries: AuditEntry | readonly AuditEntry[],
): Promise<void> {
  const all = isOne(entries) ? [entries] : entries
  if (all.length === 0) return
  await queries.count(sql`
    INSERT INTO audit_log
      (tenant_id, id, actor_id, actor_role, register, row_id, operation, changes, address, reason)
    SELECT ${actor.tenantId}, e.id, e.actor_id, e.actor_role, e.register, e.row_id,
      e.operation, e.changes::jsonb, e.address, e.reason
    FROM unnest(
      ${all.map(() => newId())}::uuid[],
      ${all.map(({ register }) => register)}::text[],
      ${all.map(({ rowId }) => rowId)}::uuid[],
      ${all.map(({ operation }) => operation)}::text[],
      ${all.map(({ changes = {} }) => JSON.stringify(changes))}::text[],
      ${all.map(({ by = actor }) => by.userId)}::uuid[],
      ${all.map(({ by = actor }) => by.role)}::text[],
      ${all.map(({ by = actor }) => by.address)}::text[],
      ${all.map(({ by = actor }) => by.reason)}::text[]
    ) AS e (id, register, row_id, operation, changes, actor_id, actor_role, address, reason)`)
}

const isOne = (entries: AuditEntry | readonly AuditEntry[]): entries is AuditEntry =>
  'register' in entries
