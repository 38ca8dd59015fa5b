import { sql } from 'kysely'
import { type Found, type Leaving, type ThingKind } from '../../parts/thing-kind.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { isLiveRow } from '../../register-endpoints/live-rows.ts'
import { type RowIn, stepOn } from '../../register-endpoints/row-steps.ts'
import { leftUnits } from '../units/public/left-units.ts'
import { isUsablePass } from './public/usable-passes.ts'

/**
 * Columns of the people who let a visitor in: a resident and an employee as hosts, a provider as
 * the sender.
 */
const hosts = {
  residents: 'host_id',
  employees: 'employee_id',
  'service-providers': 'provider_id',
} as const

/**
 * Passes or visits that people leave behind: those that they gave, with `person_id`, and those
 * without a host in units where nobody lives any more, marked as `of_unit`. Guests of a reservation
 * are left out, since they end with it.
 */
const leftBy = (table: 'passes' | 'visits', context: TenantContext, leaving: Leaving): Sql => {
  const { tenantId } = context.actor
  const person = sql.ref(`r.${hosts[leaving.register]}`)
  return sql`
    (SELECT r.*, ${person} AS person_id, false AS of_unit FROM ${sql.table(table)} r
     WHERE r.tenant_id = ${tenantId} AND ${person} = ANY(${[...leaving.ids]}::uuid[])
       AND (r.common_area_id IS NULL OR r.kind <> 'event_guest')
     UNION ALL
     SELECT r.*, u.resident_id AS person_id, true AS of_unit FROM ${sql.table(table)} r
     JOIN ${leftUnits(context, leaving)} u ON u.apartment_id = r.apartment_id
     WHERE r.tenant_id = ${tenantId} AND r.host_id IS NULL)`
}

const open = ['expected', 'waiting', 'authorised'] as const

const isToCome = (visit: Sql): Sql =>
  sql`(${isLiveRow(visit)} AND ${visit}.state = ANY(${[...open]}::text[]))`

const isActive = ({ state }: RowIn<'passes'>) => state === 'active'

const isToComeStill = ({ state }: RowIn<'visits'>) => open.some((one) => one === state)

/**
 * Passes, including those of weekly guests. A pass ends with its host, so that none is kept; its
 * link, code and PIN end with it.
 */
export const passes: ThingKind = {
  kind: 'pass',
  open: { table: 'passes', isOpen: isUsablePass },
  ties: { pointer: 'host_id' },
  namesGuest: true,
  together: { register: 'passes', transition: 'revoke', outcome: 'revoked' },
  find(context, leaving) {
    return context.queries.all(sql<Found>`
      SELECT p.id, p.person_id, p.guest_name AS title, p.kind AS detail, p.apartment_id, p.of_unit,
        ARRAY['end'] AS choices
      FROM ${leftBy('passes', context, leaving)} p
      WHERE ${isUsablePass(sql.ref('p'))}
      ORDER BY p.id`)
  },
  async end(scope, { thing_id: id }) {
    const target = { register: 'passes', id, isStill: isActive } as const
    return (await stepOn(scope, target, 'revoke')) ? 'revoked' : 'already_over'
  },
}

/**
 * Future visits, without those that are cancelled with their pass. People who are inside stay
 * inside.
 */
export const visits: ThingKind = {
  kind: 'visit',
  open: { table: 'visits', isOpen: isToCome },
  namesGuest: true,
  together: { register: 'visits', transition: 'cancel', outcome: 'cancelled' },
  find(context, leaving) {
    const host = sql.ref(hosts[leaving.register])
    return context.queries.all(sql<Found>`
      SELECT v.id, v.person_id, v.guest_name AS title, v.kind AS detail, v.apartment_id, v.of_unit,
        ARRAY['end', 'keep'] AS choices
      FROM ${leftBy('visits', context, leaving)} v
      WHERE ${isToCome(sql.ref('v'))}
        AND NOT (v.state = 'expected' AND EXISTS (
          SELECT 1 FROM passes p
          WHERE p.tenant_id = v.tenant_id AND p.id = v.pass_id AND p.state = 'active'
            AND p.deleted_at IS NULL AND p.${host} IS NOT DISTINCT FROM v.${host}))
      ORDER BY v.id`)
  },
  async end(scope, { thing_id: id }) {
    const target = { register: 'visits', id, isStill: isToComeStill } as const
    return (await stepOn(scope, target, 'cancel')) ? 'cancelled' : 'already_over'
  },
}
