import { sql } from 'kysely'
import { openThings } from '../../../domain/open-things.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { stepOn } from '../ending-steps.ts'
import { type Found, type ThingKind } from '../thing-kind.ts'

/** Who somebody let in: a resident and an employee as hosts, a provider as whom it is about. */
const hosts = {
  residents: 'host_id',
  employees: 'employee_id',
  'service-providers': 'provider_id',
} as const

const open = ['expected', 'waiting', 'authorised'] as const

const isOneOf = (states: readonly unknown[]) => (row: UntypedRow) => states.includes(row['state'])

/**
 * Passes, also of those who come every week. A pass ends with its host, so that none is kept; its link,
 * code and PIN end with it.
 */
export const passes: ThingKind = {
  kind: 'pass',
  namesGuest: true,
  together: { register: 'passes', transition: 'revoke', outcome: 'revoked' },
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`p.${hosts[register]}`)
    return queries.all(sql<Found>`
      SELECT p.id, ${person} AS person_id, p.guest_name AS title, p.kind AS detail, p.apartment_id,
        ARRAY['end'] AS choices
      FROM passes p
      WHERE p.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND ${openThings.pass.isOpen(sql.ref('p'), actor)}
      ORDER BY p.id`)
  },
  async end(scope, { thing_id: id }) {
    const target = { register: 'passes', id, isStill: isOneOf(['active']) } as const
    return (await stepOn(scope, target, 'revoke')) ? 'revoked' : 'already_over'
  },
}

/** Visits to come, but those that are cancelled with their pass. Who is inside stays inside. */
export const visits: ThingKind = {
  kind: 'visit',
  namesGuest: true,
  together: { register: 'visits', transition: 'cancel', outcome: 'cancelled' },
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`v.${hosts[register]}`)
    return queries.all(sql<Found>`
      SELECT v.id, ${person} AS person_id, v.guest_name AS title, v.kind AS detail, v.apartment_id,
        ARRAY['end', 'keep'] AS choices
      FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND ${openThings.visit.isOpen(sql.ref('v'), actor)}
        AND NOT (v.state = 'expected' AND EXISTS (
          SELECT 1 FROM passes p
          WHERE p.tenant_id = v.tenant_id AND p.id = v.pass_id AND p.state = 'active'
            AND p.deleted_at IS NULL AND ${sql.ref(`p.${hosts[register]}`)} = ${person}))
      ORDER BY v.id`)
  },
  async end(scope, { thing_id: id }) {
    const target = { register: 'visits', id, isStill: isOneOf(open) } as const
    return (await stepOn(scope, target, 'cancel')) ? 'cancelled' : 'already_over'
  },
}
