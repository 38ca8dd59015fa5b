import { sql } from 'kysely'
import type { TenantContext } from '../database/tenant-context.ts'
import { fieldProblem } from '../problem.ts'

/**
 * Claims a picture that proves an act: a signature or a photo. The actor must have uploaded it for
 * this act, and it cannot prove another. Throws `required` without a picture, and `not_found` if
 * somebody else uploaded the picture or it is already claimed.
 */
export async function claimOwnFile(
  { queries, actor }: TenantContext,
  row: Readonly<Record<string, unknown>>,
  field: string,
): Promise<void> {
  const id = row[field]
  if (id == null) throw fieldProblem(field, 'required')
  const claimed = await queries.count(sql`
    UPDATE files SET claimed_at = now()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND created_by = ${actor.userId}
      AND claimed_at IS NULL`)
  if (claimed === 0) throw fieldProblem(field, 'not_found')
}
