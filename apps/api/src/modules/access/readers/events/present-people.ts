import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { type PersonColumns, type PersonRef, personOf } from '../../decisions/person-facts.ts'
import { areaSigns, doubtsOf, stillCounts } from '../../presence/presence-terms.ts'

/** Where people are, by their ids, and since when. */
export type Present = ReadonlyMap<string, { readonly areaId: string; readonly seenAt: Date }>

type Row = PersonColumns & { readonly areaId: string; readonly seenAt: Date }

/** Reads where some people are, also where that is in doubt. */
export async function readPresent(
  { queries, actor }: TenantContext,
  people: readonly PersonRef[],
): Promise<Present> {
  if (people.length === 0) return new Map()
  const [row, doubts] = [sql.ref('s'), sql.ref('d.doubts')]
  const ids = people.map(({ id }) => id)
  const rows = await queries.all(sql<Row>`
    SELECT s.resident_id, s.employee_id, s.provider_id, s.visitor_id, s.area_id AS "areaId",
      s.seen_at AS "seenAt"
    FROM access_presence s
    CROSS JOIN LATERAL ${areaSigns(actor.tenantId, sql.ref('s.area_id'))} g
    CROSS JOIN LATERAL (SELECT ${doubtsOf(row, sql.ref('g'))} AS doubts) d
    WHERE s.tenant_id = ${actor.tenantId} AND s.area_id IS NOT NULL AND ${stillCounts(row, doubts)}
      AND (s.resident_id = ANY(${ids}::uuid[]) OR s.employee_id = ANY(${ids}::uuid[])
        OR s.provider_id = ANY(${ids}::uuid[]) OR s.visitor_id = ANY(${ids}::uuid[]))`)
  return new Map(
    rows.flatMap(({ areaId, seenAt, ...columns }) => {
      const person = personOf(columns)
      return person ? [[person.id, { areaId, seenAt }] as const] : []
    }),
  )
}
