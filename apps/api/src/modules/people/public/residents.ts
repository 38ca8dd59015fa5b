import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { todayOf } from '../../units/public/occupancies.ts'

/** Whether a resident or visitor is under 18 today, by the same rule as the contract's `isMinor`. */
export const isMinorToday = (person: Sql, actor: TenantActor): Sql => sql`
  (extract(year FROM ${person}.birth_date) + 18)::int::text || to_char(${person}.birth_date, '-MM-DD')
    > ${todayOf(actor)}::text COLLATE "C"`

/**
 * Whether a resident, by an id, is one of the company's active ones: who moved out during the day has
 * an occupancy until its end, and receives nobody any more.
 */
export const isActiveResident = (id: Sql, actor: TenantActor): Sql => sql`EXISTS (
  SELECT 1 FROM residents active
  WHERE active.tenant_id = ${actor.tenantId} AND active.id = ${id} AND active.status = 'ATIVO'
    AND active.deleted_at IS NULL)`
