import { sql } from 'kysely'
import type { ReadUnitCount } from '../../../parts/unit-counts.ts'
import { isHeldRow } from '../public/parcels.ts'

/** Counts the held parcels for each unit of a tower. */
export const readHeldParcels: ReadUnitCount = ({ queries, actor }, towerId) =>
  queries.all(sql`
    SELECT p.apartment_id AS unit_id, count(*)::int AS count
    FROM parcels p JOIN apartments a ON a.tenant_id = p.tenant_id AND a.id = p.apartment_id
    WHERE p.tenant_id = ${actor.tenantId} AND a.tower_id = ${towerId} AND ${isHeldRow(sql.ref('p'))}
    GROUP BY 1`)
