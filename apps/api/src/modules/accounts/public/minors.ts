import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Whether a resident or visitor is under 18 today, by the same rule as the contract's `isMinor`. */
export const isMinorToday = (person: Sql, actor: TenantActor): Sql => sql`
  (extract(year FROM ${person}.birth_date) + 18)::int::text || to_char(${person}.birth_date, '-MM-DD')
    > ${todayOf(actor)}::text COLLATE "C"`
