import { events } from '@portaria/contract/modules/reservations/events/events'
import { sql } from 'kysely'
import { isAmong, type PersonalRows } from '../../../parts/personal-rows.ts'
import type { Sql } from '../../../platform/database/queries.ts'

/** The replacement of an erased title. */
const ERASED_TITLE: Sql = sql`${'Reserva'}`

/** What reservations say of people: erased by request and at the end of their term. */
export const personalFields = {
  fields: ['title', 'notes', 'reason'],
  instead: { title: ERASED_TITLE },
  pictures: [],
} as const

/** The reservations of a resident. */
export const eventPersonalRows: readonly PersonalRows[] = [
  {
    ...personalFields,
    kind: 'events',
    register: events,
    of: { residents: (ids) => isAmong(sql.ref('r.resident_id'), ids) },
  },
]
