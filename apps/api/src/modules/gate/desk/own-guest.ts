import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

type OwnGuest = { readonly isFree: boolean }

/**
 * Finds the visitor that an author's entry registered when it was judged; undefined if no visitor
 * has the entry's id. `isFree` if the author registered the visitor, who was not removed and is not
 * inside.
 */
export function findOwnGuest(
  { queries, actor: { tenantId } }: TenantContext,
  { id, author_id: authorId }: { id: string; author_id: string },
): Promise<OwnGuest | undefined> {
  return queries.first(sql<OwnGuest>`
    SELECT v.deleted_at IS NULL AND v.created_by = ${authorId} AND NOT EXISTS (
      SELECT 1 FROM visits i WHERE i.tenant_id = v.tenant_id AND i.visitor_id = v.id
        AND i.state = 'inside' AND i.deleted_at IS NULL) AS "isFree"
    FROM visitors v WHERE v.tenant_id = ${tenantId} AND v.id = ${id}`)
}
