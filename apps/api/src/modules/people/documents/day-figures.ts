import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { expiresSoon, hasExpired } from './document-terms.ts'

/** The active providers with a document that ends soon, and with one that has ended. */
export const readDayOfDocuments = ({
  queries,
  actor,
}: TenantContext): Promise<DayFigures['documents']> =>
  queries.one(sql<DayFigures['documents']>`
    SELECT count(*) FILTER (WHERE ${expiresSoon(sql.ref('p'), actor)})::int AS soon,
      count(*) FILTER (WHERE ${hasExpired(sql.ref('p'), actor)})::int AS expired
    FROM service_providers p
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND p.status = 'ATIVO'`)
