import { sql } from 'kysely'
import type { Queries, Sql } from '../platform/database/queries.ts'

/** The name people know a company by, of `tenants t`. */
export const companyName: Sql = sql`coalesce(t.fantasy_name, t.legal_name)`

/** How a company is named to people, and the zone of its day. */
export type CompanyCard = { name: string; time_zone: string }

/** Reads the card of a company that exists, in its own scope. */
export function readCompanyCard(queries: Queries, tenantId: string): Promise<CompanyCard> {
  return queries.one(sql<CompanyCard>`
    SELECT ${companyName} AS name, t.time_zone FROM tenants t WHERE t.id = ${tenantId}`)
}
