import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/**
 * Whether a resident, by an id, is one of the company's active ones: who moved out during the day has
 * an occupancy until its end, and receives nobody any more.
 */
export const isActiveResident = (id: Sql, actor: TenantActor): Sql => sql`EXISTS (
  SELECT 1 FROM residents active
  WHERE active.tenant_id = ${actor.tenantId} AND active.id = ${id} AND active.status = 'ATIVO'
    AND active.deleted_at IS NULL)`
