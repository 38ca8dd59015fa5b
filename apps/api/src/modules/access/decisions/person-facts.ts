import type { PersonFacts, PersonUnit } from '@portaria/contract/modules/access/decisions/decide'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { isMinor } from '@portaria/contract/modules/people/minors'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { isAtWork } from '../../people/public/employees.ts'
import { holdsToday, lastDayOf } from '../../units/public/occupancies.ts'

/** A person of one of the three kinds that have a register of their own. */
export type Inhabitant = { readonly kind: Exclude<PersonKind, 'visitor'>; readonly id: string }

/** A person of any of the four kinds. */
export type PersonRef = { readonly kind: PersonKind; readonly id: string }

/** Columns of which at most one names a person. */
export type InhabitantColumns = {
  readonly resident_id: string | null
  readonly employee_id: string | null
  readonly provider_id: string | null
}
export type PersonColumns = InhabitantColumns & { readonly visitor_id: string | null }

/** Returns the person whom a row names in one of three columns; null without one. */
export function inhabitantOf(row: InhabitantColumns): Inhabitant | null {
  if (row.resident_id !== null) return { kind: 'resident', id: row.resident_id }
  if (row.employee_id !== null) return { kind: 'employee', id: row.employee_id }
  return row.provider_id === null ? null : { kind: 'provider', id: row.provider_id }
}

/** Returns the person whom a row names, who may be a visitor; null without one. */
export const personOf = (row: PersonColumns): PersonRef | null =>
  inhabitantOf(row) ?? (row.visitor_id === null ? null : { kind: 'visitor', id: row.visitor_id })

/** Facts of people, by their ids. */
export type People = ReadonlyMap<string, PersonFacts>

/** A unit of a person, with the last day on which they hold it; null without one. */
export type DatedUnit = PersonUnit & { readonly until: string | null }

/** A person with the days on which what is known of them ends. */
export type DatedPerson = {
  readonly person: PersonFacts
  readonly name: string
  /** The last day on which the person is present; null without one. */
  readonly until: string | null
  readonly units: readonly DatedUnit[]
}

type Stored = {
  readonly id: string
  readonly name: string
  readonly until: string | null
  readonly is_present: boolean
  readonly is_blocked: boolean
  readonly birth_date: string | null
  readonly exit_permission: PersonFacts['exitPermission']
  readonly has_consent: boolean
  readonly units: readonly DatedUnit[]
}

const kinds = ['resident', 'employee', 'provider'] as const

/** Reads the facts of some people on a day, in one statement for each kind among them. */
export async function readPeople(
  context: TenantContext,
  refs: readonly Inhabitant[],
  day: string,
): Promise<People> {
  const read = await readStored(context, refs, day)
  return new Map(read.map(([kind, row]) => [row.id, factsOf(kind, row, day)]))
}

/** Reads the facts of some people on a day, or of everybody in use, with the days of their ends. */
export async function readDatedPeople(
  context: TenantContext,
  refs: readonly Inhabitant[] | 'everybody',
  day: string,
): Promise<DatedPerson[]> {
  const read = await readStored(context, refs, day)
  return read.map(([kind, row]) => ({
    person: factsOf(kind, row, day),
    name: row.name,
    until: row.until,
    units: row.units,
  }))
}

async function readStored(
  { queries, actor }: TenantContext,
  refs: readonly Inhabitant[] | 'everybody',
  day: string,
): Promise<[Inhabitant['kind'], Stored][]> {
  const read = await together(
    ...kinds.map(async (kind): Promise<[Inhabitant['kind'], Stored][]> => {
      const ids =
        refs === 'everybody'
          ? null
          : refs.filter((one) => one.kind === kind).map((person) => person.id)
      if (ids?.length === 0) return []
      const row = sql.ref('x')
      const isAsked = ids === null ? isActiveRow(row) : sql`x.id = ANY(${ids}::uuid[])`
      const rows = await queries.all(sql<Stored>`
        ${statements[kind](day)} WHERE x.tenant_id = ${actor.tenantId} AND ${isAsked}`)
      return rows.map((stored) => [kind, stored])
    }),
  )
  return read.flat()
}

function factsOf(kind: PersonKind, row: Stored, day: string): PersonFacts {
  const isUnderAge = row.birth_date !== null && isMinor(row.birth_date, day)
  return {
    kind,
    id: row.id,
    units: row.units,
    isBlocked: row.is_blocked,
    isPresent: row.is_present,
    exitPermission: isUnderAge ? row.exit_permission : null,
    hasConsent: row.has_consent,
  }
}

/** The name by which a row of people of an alias is shown. */
export const nameOf = (person: Sql): Sql =>
  sql`coalesce(nullif(${person}.social_name, ''), ${person}.name)`

const nothing = sql`NULL::text AS birth_date, NULL::text AS exit_permission`

/** Whether a person `x`, named by a column, has a live consent to the use of their face. */
const hasConsent = (pointer: string): Sql => sql`EXISTS (SELECT 1 FROM face_consents c
  WHERE c.tenant_id = x.tenant_id AND ${sql.ref(`c.${pointer}`)} = x.id
    AND c.withdrawn_at IS NULL) AS has_consent`

const unitsFrom = (tables: Sql, relation: Sql, until: Sql): Sql => sql`coalesce((
  SELECT json_agg(json_build_object('apartment_id', a.id, 'tower_id', a.tower_id,
    'relation', ${relation}, 'until', ${until})) FROM ${tables}), '[]'::json) AS units`

/** A day as text; null for infinity. */
const dayText = (day: Sql): Sql => sql`CASE WHEN isfinite(${day}) THEN ${day}::text END`

/** What is read of a person `x` of each kind. */
const statements: { readonly [Kind in Inhabitant['kind']]: (day: string) => Sql } = {
  // Landlords too, who hold a unit: rules say whether they pass (access §5).
  resident(day) {
    const holds = sql`o.tenant_id = x.tenant_id AND o.resident_id = x.id
      AND ${holdsToday(sql.ref('o'), sql`${day}::date`)}`
    const last = lastDayOf(sql.ref('o'))
    return sql`
      SELECT x.id, ${nameOf(sql.ref('x'))} AS name, to_char(x.birth_date, 'YYYY-MM-DD') AS birth_date,
        x.exit_permission, false AS is_blocked,
        x.approval = 'accepted' AND ${isActiveRow(sql.ref('x'))} AND held.until IS NOT NULL
          AS is_present,
        ${dayText(sql`held.until`)} AS until,
        ${hasConsent('resident_id')},
        ${unitsFrom(
          sql`occupancies o JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
            WHERE ${holds}`,
          sql`o.relation`,
          dayText(last),
        )}
      FROM residents x CROSS JOIN LATERAL (
        SELECT max(${last}) AS until FROM occupancies o WHERE ${holds}) held`
  },

  employee: (day) => sql`
    SELECT x.id, ${nameOf(sql.ref('x'))} AS name, ${nothing}, ${hasConsent('employee_id')},
      false AS is_blocked, '[]'::json AS units, x.leaves_on::text AS until,
      ${isAtWork(sql.ref('x'))} AND coalesce(x.leaves_on >= ${day}::date, true) AS is_present
    FROM employees x`,

  provider: (day) => sql`
    SELECT x.id, ${nameOf(sql.ref('x'))} AS name, ${nothing}, ${hasConsent('provider_id')},
      x.approval = 'blocked' AS is_blocked,
      least(x.contract_to, x.leaves_on)::text AS until,
      ${isProviderOn(sql.ref('x'), sql`${day}::date`)} AS is_present,
      ${unitsFrom(
        sql`service_provider_apartments s
          JOIN apartments a ON a.tenant_id = s.tenant_id AND a.id = s.apartment_id
          WHERE s.tenant_id = x.tenant_id AND s.service_provider_id = x.id`,
        sql`NULL`,
        sql`NULL`,
      )}
    FROM service_providers x`,
}

/** Whether a provider is approved, and their contract in force on a day. */
export const isProviderOn = (provider: Sql, day: Sql): Sql => sql`
  (${isActiveRow(provider)} AND ${provider}.approval = 'approved'
    AND coalesce(${provider}.contract_from <= ${day}, true)
    AND coalesce(${provider}.contract_to >= ${day}, true)
    AND coalesce(${provider}.leaves_on >= ${day}, true))`
