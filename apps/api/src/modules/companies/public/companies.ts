import { joinedText } from '@portaria/contract/value-types/text'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** The name that people know a company by, of `tenants t`. */
export const companyName: Sql = sql`coalesce(t.fantasy_name, t.legal_name)`

/** The parts of the address of `tenants t` as one value, which `addressLine` writes. */
export const companyAddress: Sql = sql`jsonb_build_object('street', t.street, 'number', t.number,
  'complement', t.complement, 'district', t.district, 'city', t.city, 'state', t.state,
  'zip_code', t.zip_code)`

/** Returns conditions on `tenants t` for every word of a search. */
export function namedLike(typed: string): Sql {
  const words = joinedText(typed).split(/\s+/).filter(Boolean)
  const matches = words.map(
    (word) =>
      sql`AND replace(t.search_text, '''', '') LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
  return sql.join(matches, sql` `)
}

/** The public name of a company, and the zone of its day. */
export type CompanyCard = { name: string; time_zone: string }

/** Reads the card of the company that the actor acts in. */
export function readCompanyCard({
  queries,
  actor: { tenantId },
}: TenantContext): Promise<CompanyCard> {
  return queries.one(sql<CompanyCard>`
    SELECT ${companyName} AS name, t.time_zone FROM tenants t WHERE t.id = ${tenantId}`)
}
