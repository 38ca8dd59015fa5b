import type { KeptKind } from '@portaria/contract/modules/erasures/erasures'
import { sql } from 'kysely'
import { isAmong, personPointers } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Counts } from './erasures.repository.ts'
import type { Person } from './people-tables.ts'

/** The addressee of a parcel that was lost stays until it is found (people §11). */
const isLost: Sql = sql`r.state = 'lost'`

type Rows = readonly [table: string, column: string, where?: Sql]

/** Tables whose rows of a person stay, with the columns that refer to the person (people §11). */
const tables: { readonly [Kind in KeptKind]: readonly Rows[] } = {
  accesses: [
    ['access_events', 'resident_id'],
    ['access_events', 'employee_id'],
    ['access_events', 'provider_id'],
    ['access_events', 'visitor_id'],
  ],
  visits: [
    ['visits', 'visitor_id'],
    ['visits', 'host_id'],
    ['visits', 'employee_id'],
    ['visits', 'provider_id'],
  ],
  parcels: [
    ['parcels', 'resident_id', sql`NOT ${isLost}`],
    ['parcels', 'handed_to_id'],
  ],
  lost_parcels: [['parcels', 'resident_id', isLost]],
  events: [['events', 'resident_id']],
  rounds: [['rounds', 'walker_id']],
  matters: [
    ['requests', 'requester_id'],
    ['occurrence_involved', 'resident_id'],
    ['occurrence_involved', 'employee_id'],
    ['occurrence_involved', 'visitor_id'],
    ['violations', 'owner_id'],
  ],
  consents: [
    ['face_consents', 'resident_id'],
    ['face_consents', 'employee_id'],
    ['face_consents', 'provider_id'],
    ['resident_consents', 'resident_id'],
  ],
  account: [
    ['memberships', 'resident_id'],
    ['memberships', 'employee_id'],
    ['memberships', 'provider_id'],
  ],
}

/** The columns that refer to people of each register. */
const columnsOf = {
  residents: [personPointers.residents, 'host_id', 'handed_to_id', 'requester_id', 'owner_id'],
  employees: [personPointers.employees, 'walker_id'],
  'service-providers': [personPointers['service-providers']],
  visitors: [personPointers.visitors],
} as const

/** Counts the rows of a person that stay under the neutral name. */
export async function countKept(
  { queries, actor }: TenantContext,
  { register, ids }: Person,
): Promise<Counts<KeptKind>> {
  const own: readonly string[] = columnsOf[register]
  const counts = Object.entries(tables).flatMap(([kind, all]) => {
    const used = all.filter(([, column]) => own.includes(column))
    return used.map(
      ([table, column, where = sql`true`]): Sql => sql`
        SELECT ${kind} AS kind, count(*)::int AS count FROM ${sql.table(table)} r
        WHERE r.tenant_id = ${actor.tenantId} AND ${isAmong(sql.ref(`r.${column}`), ids)}
          AND ${where}`,
    )
  })
  const rows = await queries.all(sql<{ kind: KeptKind; count: number }>`
    SELECT k.kind, sum(k.count)::int AS count
    FROM (${sql.join(counts, sql` UNION ALL `)}) k GROUP BY k.kind`)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
