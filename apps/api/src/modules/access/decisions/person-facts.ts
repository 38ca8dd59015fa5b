import type { PersonFacts, PersonUnit } from '@portaria/contract/modules/access/decisions/decide'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { isMinor } from '@portaria/contract/modules/people/minors'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { isAtWork } from '../../people/public/employees.ts'
import { holdsToday } from '../../units/public/occupancies.ts'

/** A person of one of the three kinds that have a register of their own. */
export type Inhabitant = { readonly kind: Exclude<PersonKind, 'visitor'>; readonly id: string }

/** A person of any of the four kinds. */
export type PersonRef = { readonly kind: PersonKind; readonly id: string }

/** Facts of people, by their ids. */
export type People = ReadonlyMap<string, PersonFacts>

type Stored = {
  readonly id: string
  readonly is_present: boolean
  readonly is_blocked: boolean
  readonly birth_date: string | null
  readonly exit_permission: PersonFacts['exitPermission']
  readonly has_consent: boolean
  readonly units: readonly PersonUnit[]
}

const kinds = ['resident', 'employee', 'provider'] as const

/** Reads the facts of some people on a day, in one statement for each kind among them. */
export async function readPeople(
  context: TenantContext,
  refs: readonly Inhabitant[],
  day: string,
): Promise<People> {
  const read = await together(
    ...kinds.map(async (kind) => {
      const ids = refs.filter((one) => one.kind === kind).map(({ id }) => id)
      if (ids.length === 0) return []
      const rows = await context.queries.all(statements[kind](context.actor.tenantId, ids, day))
      return rows.map((row) => factsOf(kind, row, day))
    }),
  )
  return new Map(read.flat().map((person) => [person.id, person]))
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

type Statement = (
  tenantId: string,
  ids: readonly string[],
  day: string,
) => ReturnType<typeof sql<Stored>>

const nothing = sql`NULL::text AS birth_date, NULL::text AS exit_permission, false AS has_consent`

const unitsFrom = (tables: Sql, relation: Sql): Sql => sql`coalesce((
  SELECT json_agg(json_build_object('apartment_id', a.id, 'tower_id', a.tower_id,
    'relation', ${relation})) FROM ${tables}), '[]'::json) AS units`

const statements: { readonly [Kind in Inhabitant['kind']]: Statement } = {
  // Landlords too, who hold a unit: rules say whether they pass (access §5).
  resident: (tenantId, ids, day) => {
    const holds = sql`o.tenant_id = r.tenant_id AND o.resident_id = r.id
      AND ${holdsToday(sql.ref('o'), sql`${day}::date`)}`
    return sql<Stored>`
      SELECT r.id, to_char(r.birth_date, 'YYYY-MM-DD') AS birth_date, r.exit_permission,
        false AS is_blocked,
        r.approval = 'accepted' AND ${isActiveRow(sql.ref('r'))}
          AND EXISTS (SELECT 1 FROM occupancies o WHERE ${holds}) AS is_present,
        EXISTS (SELECT 1 FROM resident_consents c
          WHERE c.tenant_id = r.tenant_id AND c.resident_id = r.id AND c.purpose = 'facial'
            AND c.given_on <= ${day}::date
            AND coalesce(c.revoked_on > ${day}::date, true)) AS has_consent,
        ${unitsFrom(
          sql`occupancies o JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
            WHERE ${holds}`,
          sql`o.relation`,
        )}
      FROM residents r WHERE r.tenant_id = ${tenantId} AND r.id = ANY(${[...ids]}::uuid[])`
  },

  employee: (tenantId, ids, day) => sql<Stored>`
    SELECT e.id, ${nothing}, false AS is_blocked, '[]'::json AS units,
      ${isAtWork(sql.ref('e'))} AND coalesce(e.leaves_on >= ${day}::date, true) AS is_present
    FROM employees e WHERE e.tenant_id = ${tenantId} AND e.id = ANY(${[...ids]}::uuid[])`,

  provider: (tenantId, ids, day) => sql<Stored>`
    SELECT p.id, ${nothing}, p.approval = 'blocked' AS is_blocked,
      ${isProviderOn(sql.ref('p'), sql`${day}::date`)} AS is_present,
      ${unitsFrom(
        sql`service_provider_apartments s
          JOIN apartments a ON a.tenant_id = s.tenant_id AND a.id = s.apartment_id
          WHERE s.tenant_id = p.tenant_id AND s.service_provider_id = p.id`,
        sql`NULL`,
      )}
    FROM service_providers p
    WHERE p.tenant_id = ${tenantId} AND p.id = ANY(${[...ids]}::uuid[])`,
}

/** Whether a provider is approved, and their contract in force on a day. */
export const isProviderOn = (provider: Sql, day: Sql): Sql => sql`
  (${isActiveRow(provider)} AND ${provider}.approval = 'approved'
    AND coalesce(${provider}.contract_from <= ${day}, true)
    AND coalesce(${provider}.contract_to >= ${day}, true)
    AND coalesce(${provider}.leaves_on >= ${day}, true))`
