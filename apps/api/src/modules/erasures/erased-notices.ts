import { sql } from 'kysely'
import { isAmong, personPointers } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { forgetSubjects, type Subjects } from '../notices/public/notifications.ts'
import { type Person, refersTo } from './people-tables.ts'
import type { Traces } from './traces.ts'

/**
 * Removes notices that may name a person: those about the record, about rows that repeated the
 * person's values, and about their accesses, entries of the desk, logins, requests, and guests, whose
 * notices tell who answered.
 */
export const forgetNotices = (
  context: TenantContext,
  person: Person,
  traces: readonly Traces[],
): Promise<void> =>
  forgetSubjects(context, [
    { register: person.register, ids: listed(person.ids) },
    ...traces.map(({ register, ids }) => ({ register, ids: listed(ids) })),
    ...namedElsewhere(context, person),
  ])

const listed = (ids: readonly string[]): Sql => sql`SELECT unnest(${[...ids]}::uuid[])`

function namedElsewhere({ actor: { tenantId } }: TenantContext, person: Person): Subjects[] {
  const pointer = personPointers[person.register]
  const own = (table: string): Sql => sql`
    SELECT s.id FROM ${sql.table(table)} s
    WHERE s.tenant_id = ${tenantId} AND ${refersTo('s', person)}`
  const accesses = { register: 'accesses', ids: own('access_events') }
  if (person.register === 'visitors')
    return [
      accesses,
      {
        register: 'desk_entries',
        ids: sql`SELECT d.id FROM desk_entries d
          WHERE d.tenant_id = ${tenantId} AND d.visit_id IN (${own('visits')})`,
      },
    ]
  const host = sql.ref(person.register === 'residents' ? 's.host_id' : `s.${pointer}`)
  const hosted = (table: string): Sql => sql`
    SELECT s.id FROM ${sql.table(table)} s
    WHERE s.tenant_id = ${tenantId} AND ${isAmong(host, person.ids)}`
  const others = [
    accesses,
    { register: 'memberships', ids: own('memberships') },
    { register: 'visits', ids: hosted('visits') },
    { register: 'passes', ids: hosted('passes') },
  ]
  if (person.register !== 'residents') return others
  const requests = sql`SELECT q.id FROM requests q
    WHERE q.tenant_id = ${tenantId} AND ${isAmong(sql.ref('q.requester_id'), person.ids)}`
  return [...others, { register: 'requests', ids: requests }]
}
