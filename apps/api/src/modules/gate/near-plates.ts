import type { NearPlate } from '@portaria/contract/modules/gate/gate'
import { plate, plateKey, platesLike } from '@portaria/contract/value-types/plate'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { named } from '../../register-endpoints/named-row.ts'
import { unitTitle } from '../visits/public/destinations.ts'
import { isBlocked } from '../visits/public/visitors.ts'

type Stored = Omit<NearPlate, 'exact' | 'apartment'> & {
  key: string
  apartment_id: string | null
  apartment_title: string | null
}

/** Reads registered cars with the typed plate or a similar one, exact ones first. */
export async function nearPlates(
  { queries, actor }: TenantContext,
  typed: string,
  limit: number,
): Promise<NearPlate[]> {
  const keys = [...new Set(platesLike(typed).map(plateKey))]
  if (keys.length === 0) return []
  const exact = plate.parse(typed)
  const exactKey = exact.ok ? plateKey(exact.value) : null
  const found = await queries.all(sql<Stored>`
    SELECT * FROM (
      SELECT 'vehicles' AS register, c.id, c.plate || ' · ' || c.model AS title, c.plate,
        c.plate_key AS key, false AS blocked, c.apartment_id,
        CASE WHEN a.id IS NULL THEN NULL ELSE ${unitTitle} END AS apartment_title
      FROM vehicles c
      LEFT JOIN apartments a ON a.tenant_id = c.tenant_id AND a.id = c.apartment_id
      LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
      WHERE c.tenant_id = ${actor.tenantId} AND c.deleted_at IS NULL AND c.status = 'ATIVO'
        AND NOT c.disputed AND c.plate_key = ANY(${keys}::text[])
      UNION ALL
      SELECT 'visitors', v.id, coalesce(nullif(v.social_name, ''), v.name), v.plate,
        v.plate_key, coalesce(${isBlocked(sql.ref('v'))}, false), NULL, NULL
      FROM visitors v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL
        AND v.plate_key = ANY(${keys}::text[])
    ) cars
    ORDER BY key IS NOT DISTINCT FROM ${exactKey} DESC, title, id LIMIT ${limit}`)
  return found.map(({ key, apartment_id, apartment_title, ...car }) => ({
    ...car,
    exact: key === exactKey,
    apartment: named(apartment_id, apartment_title),
  }))
}
