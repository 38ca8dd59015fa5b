import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { AssignedReaders } from '../../../parts/assigned.ts'

/** A provider's vehicles. */
export const readAssignedVehicles: AssignedReaders['vehicles'] = ({ queries, actor }, own, limit) =>
  queries.all(sql<Assigned['vehicles'][number]>`
    SELECT v.id, v.plate, b.name AS brand, v.model, v.color FROM vehicles v
    LEFT JOIN brands b ON b.tenant_id = v.brand_tenant_id AND b.id = v.brand_id
    WHERE v.tenant_id = ${actor.tenantId} AND v.provider_id = ${own} AND v.deleted_at IS NULL
      AND v.status = 'ATIVO'
    ORDER BY v.plate, v.id LIMIT ${limit}`)
