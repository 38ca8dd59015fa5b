import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import { type Changes, recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'

/** Writes what an action of a visit sets, and its history. */
export async function writeVisit(
  context: TenantContext,
  row: UntypedRow,
  set: Sql,
  changes: Changes,
): Promise<void> {
  const { queries, actor } = context
  await queries.count(sql`
    UPDATE visits SET ${set}, version = version + 1, updated_at = now(), updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${row.id}`)
  await recordAudit(context, { register: visits.name, rowId: row.id, operation: 'update', changes })
}
