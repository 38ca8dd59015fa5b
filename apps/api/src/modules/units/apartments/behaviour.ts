import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { livesToday } from '../public/occupancies.ts'

/**
 * Units beyond their definition: lists can be filtered by the people who live in them today, or by
 * having none.
 */
export const apartmentsBehaviour = defineBehaviour(apartments, {
  values: {
    resident_id: {
      matches: (row, ids, actor) => sql`EXISTS (
        SELECT 1 FROM occupancies o
        WHERE o.tenant_id = ${row}.tenant_id AND o.apartment_id = ${row}.id
          AND ${livesToday(sql.ref('o'), todayOf(actor))}
          AND ${ids ? sql`o.resident_id = ANY(${[...ids]}::uuid[])` : sql`true`})`,
    },
  },
})
