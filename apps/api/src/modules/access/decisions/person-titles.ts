import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { livesToday } from '../../units/public/occupancies.ts'
import { unitTitle } from '../../visits/public/destinations.ts'
import { nameOf, type PersonRef } from './person-facts.ts'

/** A person as lists of access show them. */
export type TitledPerson = PersonRef & { readonly title: string; readonly units: string[] }

/** The tables of the four kinds. */
const tables: { readonly [Kind in PersonKind]: string } = {
  resident: 'residents',
  employee: 'employees',
  provider: 'service_providers',
  visitor: 'visitors',
}

/** Returns the live ones of some people of a company, with their units of today, by their ids. */
export async function readPersonTitles(
  { queries, actor }: TenantContext,
  refs: readonly PersonRef[],
): Promise<ReadonlyMap<string, TitledPerson>> {
  if (refs.length === 0) return new Map()
  const { tenantId } = actor
  const parts = [...new Set(refs.map(({ kind }) => kind))].map((kind) => {
    const ids = refs.filter((one) => one.kind === kind).map(({ id }) => id)
    return sql`
      SELECT ${kind} AS kind, x.id, ${nameOf(sql.ref('x'))} COLLATE "C" AS title,
        ARRAY(SELECT ${unitTitle} COLLATE natural_order FROM apartments a
          LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
          WHERE a.tenant_id = ${tenantId} AND a.id IN (${unitsOf[kind](tenantId, todayOf(actor))})
          ORDER BY 1) AS units
      FROM ${sql.table(tables[kind])} x
      WHERE x.tenant_id = ${tenantId} AND x.id = ANY(${ids}::uuid[]) AND x.deleted_at IS NULL`
  })
  const rows = await queries.all(sql<TitledPerson>`${sql.join(parts, sql` UNION ALL `)}`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The units of a person `x`: where they live, where they work, or where a guest is expected. */
export const unitsOf: { readonly [Kind in PersonKind]: (tenantId: string, today: Sql) => Sql } = {
  resident: (tenantId, today) => sql`
    SELECT o.apartment_id FROM occupancies o
    WHERE o.tenant_id = ${tenantId} AND o.resident_id = x.id AND ${livesToday(sql.ref('o'), today)}`,
  employee: () => sql`SELECT NULL::uuid`,
  provider: (tenantId) => sql`
    SELECT s.apartment_id FROM service_provider_apartments s
    WHERE s.tenant_id = ${tenantId} AND s.service_provider_id = x.id`,
  visitor: (tenantId) => sql`(
    SELECT p.apartment_id FROM passes p
    WHERE p.tenant_id = ${tenantId} AND p.visitor_id = x.id AND p.deleted_at IS NULL
    ORDER BY p.valid_to DESC, p.id DESC LIMIT 1)`,
}
