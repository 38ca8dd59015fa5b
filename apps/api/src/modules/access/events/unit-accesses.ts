import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { zoneOf } from '../../../platform/sessions/live-membership.ts'
import { isKeptOn } from '../../units/public/occupancies.ts'
import { isOfHousehold, ownPerson } from '../../units/public/own-units.ts'

/**
 * The events `e` of a unit: of people who lived there on the day, and of guests of its passes. A
 * condomino gets those of days on which they were of its household (access §61, unit-record §2).
 */
export function ofUnit(actor: TenantActor, apartmentId: string): Sql {
  const { tenantId } = actor
  const day = sql`(e.at AT TIME ZONE ${zoneOf(actor)})::date`
  const lived = (alias: string, more: Sql) => {
    const occupancy = sql.ref(alias)
    return sql`SELECT FROM occupancies ${occupancy}
      WHERE ${occupancy}.tenant_id = ${tenantId} AND ${occupancy}.apartment_id = ${apartmentId}::uuid
        AND ${isKeptOn(occupancy, day)} AND ${more}`
  }
  // The lists are read once, so that the events are found by their indexes.
  const people = sql`e.resident_id = ANY(ARRAY(SELECT o.resident_id FROM occupancies o
      WHERE o.tenant_id = ${tenantId} AND o.apartment_id = ${apartmentId}::uuid))
    AND EXISTS (${lived('o', sql`o.resident_id = e.resident_id AND o.relation <> 'landlord'`)})`
  const guests = sql`e.pass_id = ANY(ARRAY(SELECT g.id FROM passes g
    WHERE g.tenant_id = ${tenantId} AND g.apartment_id = ${apartmentId}::uuid))`
  const ofHousehold = sql`h.resident_id = ${ownPerson(actor)} AND ${isOfHousehold(sql.ref('h'))}`
  const own = actor.role === 'condomino' ? sql` AND EXISTS (${lived('h', ofHousehold)})` : sql``
  return sql`((${people}) OR ${guests})${own}`
}
