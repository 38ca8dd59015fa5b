import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { SegmentWords } from '@portaria/contract/segments/segments'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'

/** The segment of a company, with its own words. */
type CompanySegment = SegmentWords & { readonly id: string; readonly name_segment: string }

/** Reads the live segment of a company, shared or its own; in that company's scope. */
export async function readSegment(
  queries: Queries,
  tenantId: string,
): Promise<CompanySegment | null> {
  const found = await queries.first(sql<CompanySegment>`
    SELECT s.id, s.name_segment, s.base, s.terms
    FROM tenants t JOIN segments s ON s.tenant_id = t.segment_tenant_id AND s.id = t.segment_id
    WHERE t.id = ${tenantId} AND s.tenant_id IN (${tenantId}, ${NIL_TENANT})
      AND s.deleted_at IS NULL`)
  return found ?? null
}
