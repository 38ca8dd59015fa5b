import { sql } from 'kysely'
import type { ReadUnitCount } from '../../../parts/unit-counts.ts'

/** Counts, for each unit of a tower, the visits whose guests are inside. */
export const readVisitsInside: ReadUnitCount = ({ queries, actor }, towerId) =>
  queries.all(sql`
    SELECT v.apartment_id AS unit_id, count(*)::int AS count
    FROM visits v JOIN apartments a ON a.tenant_id = v.tenant_id AND a.id = v.apartment_id
    WHERE v.tenant_id = ${actor.tenantId} AND a.tower_id = ${towerId}
      AND v.state = 'inside' AND v.deleted_at IS NULL
    GROUP BY 1`)
