import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Leaving } from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isKeptOn, livesToday } from './occupancies.ts'

/**
 * Whether an occupancy of an alias holds after today. People who left today still count until the
 * end of the day, by the occupancy's days.
 */
export const lastsOn = (occupancy: Sql, actor: TenantActor): Sql => sql`
  (${occupancy}.ends_on IS NULL OR ${occupancy}.ends_on > ${todayOf(actor)})`

/**
 * The units that are empty once residents have left. Each has the resident who stands for the
 * unit's own things, such as a car without an owner: an owner before a tenant, then the person who
 * came first. Occupancies are judged by their own days, since the departure that ends them asks
 * when its day is over.
 */
export const leftUnits = ({ actor }: TenantContext, { register, ids }: Leaving): Sql => sql`
  (SELECT DISTINCT ON (o.apartment_id) o.apartment_id, o.resident_id FROM occupancies o
   WHERE ${sql.lit(register === 'residents')} AND o.tenant_id = ${actor.tenantId}
     AND o.resident_id = ANY(${[...ids]}::uuid[]) AND o.relation <> 'landlord' AND ${isKeptOn(sql.ref('o'), todayOf(actor))}
     AND NOT EXISTS (
       SELECT 1 FROM occupancies s
       WHERE s.tenant_id = o.tenant_id AND s.apartment_id = o.apartment_id
         AND s.resident_id <> ALL(${[...ids]}::uuid[])
         AND ${livesToday(sql.ref('s'), todayOf(actor))} AND ${lastsOn(sql.ref('s'), actor)})
   ORDER BY o.apartment_id, o.relation = 'owner' DESC, o.relation = 'tenant' DESC, o.starts_on, o.id)`
