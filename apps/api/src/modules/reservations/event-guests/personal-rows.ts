import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import { sql } from 'kysely'
import { isAmong, type PersonalRows } from '../../../parts/personal-rows.ts'

/** What lists of guests say of people: erased by request and at the end of their term. */
export const personalFields = {
  named: 'name',
  fields: ['phone', 'email', 'document', 'plate'],
  pictures: [],
} as const

/** The places of a visitor on lists of guests. */
export const guestPersonalRows: readonly PersonalRows[] = [
  {
    ...personalFields,
    kind: 'event_guests',
    register: eventGuests,
    of: {
      visitors: (ids) => sql`r.pass_id IN (SELECT p.id FROM passes p
        WHERE p.tenant_id = r.tenant_id AND ${isAmong(sql.ref('p.visitor_id'), ids)})`,
    },
  },
]
