import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/**
 * Whether an id is that of an active resident of the company. A resident who moved out today has an
 * occupancy until the end of the day, but can no longer receive anybody.
 */
export const isActiveResident = (id: Sql, actor: TenantActor): Sql => sql`EXISTS (
  SELECT 1 FROM residents active
  WHERE active.tenant_id = ${actor.tenantId} AND active.id = ${id} AND active.status = 'ATIVO'
    AND active.deleted_at IS NULL)`
