import { sql } from 'kysely'
import { type Found, pointers, type ThingKind } from '../../../parts/thing-kind.ts'
import type { Holder } from '../own-pins/own-pins.repository.ts'
import { endConsent } from './face-consents.ts'

const kinds = {
  residents: 'resident',
  employees: 'employee',
  'service-providers': 'provider',
} as const satisfies Record<keyof typeof pointers, Holder['kind']>

/** Faces of people: a departure ends the consent and deletes the photo (access §42). */
export const faces: ThingKind = {
  kind: 'face',
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`c.${pointers[register]}`)
    return queries.all(sql<Found>`
      SELECT c.id, ${person} AS person_id, 'Facial' AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM face_consents c
      WHERE c.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND c.withdrawn_at IS NULL
      ORDER BY c.id`)
  },
  // Whatever the person has by now: a consent that was replaced since the plan has another id.
  async end({ context, register }, { person_id: id }) {
    const isEnded = await endConsent(context, { kind: kinds[register], id }, { how: 'departure' })
    return isEnded ? 'face_removed' : 'already_over'
  },
}
