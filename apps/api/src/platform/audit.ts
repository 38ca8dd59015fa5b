import type { TenantActor } from '@portaria/contract/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from './database/queries.ts'

/** Field → what it was and what it became. Never a password or a secret. */
export type Changes = Record<string, readonly [from: unknown, to: unknown]>

export type AuditEntry = {
  register: string
  rowId: string | null
  operation: string
  changes?: Changes
}

/** Writes to the trail in the transaction of what it tells of (domain.md section 1, Audit). */
export async function recordAudit(
  queries: Queries,
  actor: TenantActor,
  ...entries: AuditEntry[]
): Promise<void> {
  if (entries.length === 0) return
  const values = entries.map(
    ({ register, rowId, operation, changes = {} }) => sql`(
      ${actor.tenantId}, ${newId()}, ${actor.userId}, ${actor.role}, ${register}, ${rowId},
      ${operation}, ${JSON.stringify(changes)}, ${actor.address}, ${actor.reason})`,
  )
  await queries.count(sql`
    INSERT INTO audit_log
      (tenant_id, id, actor_id, actor_role, register, row_id, operation, changes, address, reason)
    VALUES ${sql.join(values)}`)
}
