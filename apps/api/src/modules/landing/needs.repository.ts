import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { may } from '@portaria/contract/define-register/permissions'
import { NEED_FACES, type Need } from '@portaria/contract/modules/landing/landing'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { photoOf } from '../../platform/files/person-photo.ts'
import { zoneOf } from '../../platform/sessions/live-membership.ts'
import type { ListQuery } from '../../register-endpoints/list-filters.ts'
import { conditionOf } from '../../register-endpoints/list-records.ts'
import type { Machineries, Machinery } from '../../register-endpoints/machinery.ts'
import { sourceOf } from '../../register-endpoints/read-records.ts'
import { column, row, tableOf, titleOf } from '../../register-endpoints/record-columns.ts'

type Oldest = {
  since: Date | null
  person: string | null
  name: string | null
  photo: string | null
}

/** Registers of people who may wait for a decision about themselves. */
const ofPeople: readonly AnyRegister['name'][] = ['residents', 'service-providers']

/**
 * Reads since when the oldest of the rows with a state or mark waits, by the moment that the
 * register names, and the people whom the oldest ones are about, as far as the actor reads all
 * residents; null if there are no rows (landing §2).
 */
export async function readNeed(
  context: TenantContext,
  machinery: Machinery,
  about: string,
  query: ListQuery,
  { machineries, links }: { machineries: Machineries; links: FileLinks },
): Promise<Need | null> {
  const { register } = machinery
  const who = personOf(context, machinery, machineries)
  const rows = await context.queries.all(sql<Oldest>`
    SELECT ${momentOf(context, register, about)} AS since, ${who.columns}
    FROM ${sourceOf(machinery)} r ${who.join}
    WHERE ${conditionOf(machinery, context, query)}
    ORDER BY since, r.created_at, r.id LIMIT ${NEED_FACES}`)
  const [oldest] = rows
  if (!oldest) return null
  const people = rows.flatMap(({ person, name, photo }) =>
    person === null || name === null
      ? []
      : [{ id: person, name, photo: photoOf(links, context.actor.tenantId, photo) }],
  )
  return {
    since: oldest.since?.toISOString() ?? null,
    people: [...new Map(people.map((one) => [one.id, one])).values()],
  }
}

/** Returns the moment since which a row waits in a state or has a mark; null if none is named. */
function momentOf({ actor }: TenantContext, register: AnyRegister, about: string): Sql {
  const { states, marks, fields } = register
  const since = states?.needs?.[about]?.since ?? marks?.[about]?.since
  if (since === undefined) return sql`NULL::timestamptz`
  const moment = column(row, since)
  if (fields[since]?.kind !== 'date') return moment
  return sql`((${moment} + 1)::timestamp AT TIME ZONE ${zoneOf(actor)})`
}

type About = { readonly columns: Sql; readonly join: Sql }

const nobody: About = {
  columns: sql`NULL::uuid AS person, NULL::text AS name, NULL::uuid AS photo`,
  join: sql``,
}

/** Returns how the person of a row is read: the row itself, or the resident whom it refers to. */
function personOf(
  { actor }: TenantContext,
  { register, scope }: Machinery,
  machineries: Machineries,
): About {
  if (ofPeople.includes(register.name)) return faceOf(register, row)
  const field = Object.entries(register.fields).find(
    ([, one]) => one.register === 'residents' && !isHiddenFrom(register, actor.role, one),
  )?.[0]
  const seesThem =
    actor.role !== 'system' && may(actor.role, residents, 'read') && scope.isWhole(residents, actor)
  if (field === undefined || !seesThem || !machineries.has('residents')) return nobody
  const person = sql.ref('p')
  return {
    ...faceOf(residents, person),
    join: sql`LEFT JOIN ${tableOf(residents)} p
      ON p.tenant_id = r.tenant_id AND p.id = ${column(row, field)} AND p.deleted_at IS NULL`,
  }
}

const faceOf = (register: AnyRegister, alias: Sql): About => ({
  columns: sql`${alias}.id AS person, ${titleOf(register, alias)} AS name,
    ${alias}.photo_file_id AS photo`,
  join: sql``,
})
