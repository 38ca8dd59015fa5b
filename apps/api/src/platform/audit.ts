import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from './database/tenant-context.ts'

/** Field → what it was and what it became. Never a password or a secret. */
export type Changes = Record<string, readonly [from: unknown, to: unknown]>

export type AuditEntry = {
  register: string
  rowId: string | null
  operation: string
  changes?: Changes
}

/**
 * Writes audit entries in the transaction of the change that they record (domain.md section 1,
 * Audit). Entries are sent as columns, since a statement takes 65,535 values at most.
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
    SELECT ${actor.tenantId}, e.id, ${actor.userId}::uuid, ${actor.role}, e.register, e.row_id,
      e.operation, e.changes::jsonb, ${actor.address}, ${actor.reason}
    FROM unnest(
      ${all.map(() => newId())}::uuid[],
      ${all.map(({ register }) => register)}::text[],
      ${all.map(({ rowId }) => rowId)}::uuid[],
      ${all.map(({ operation }) => operation)}::text[],
      ${all.map(({ changes = {} }) => JSON.stringify(changes))}::text[]
    ) AS e (id, register, row_id, operation, changes)`)
}

const isOne = (entries: AuditEntry | readonly AuditEntry[]): entries is AuditEntry =>
  'register' in entries
