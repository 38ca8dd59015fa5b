import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './database/queries.ts'
import { problem } from './problem.ts'

type Sql = RawBuilder<unknown>

/**
 * A síndico's membership that is not over, of the alias `membership`: it may begin on a later day, and
 * its company may be inactive, which ends nobody's term.
 */
export const isSindicos = (membership: Sql): Sql => sql`
  ${membership}.role = 'sindico' AND ${membership}.deleted_at IS NULL AND ${membership}.status = 'ATIVO'
  AND ${membership}.invitation IS NULL
  AND (${membership}.ends_on IS NULL OR ${membership}.ends_on >= tenant_today(${membership}.tenant_id))`

/** A síndico's membership that counts today, by the day of its own tenant. */
const holds = (membership: Sql): Sql => sql`
  ${isSindicos(membership)} AND ${membership}.starts_on <= tenant_today(${membership}.tenant_id)`

/**
 * Refuses to end a person's being síndico, in every company or by one membership of theirs, where
 * nobody else is one (domain.md section 2). The company's row is locked, so that two who end the last
 * two of them at once do not both find the other.
 */
export async function keepASindico(
  queries: Queries,
  ending: { userId: string } | { membershipId: string },
): Promise<void> {
  const membership = sql.ref('m')
  const ended =
    'userId' in ending ? sql`m.user_id = ${ending.userId}` : sql`m.id = ${ending.membershipId}`
  const companies = await queries.all(sql<{ id: string }>`
    SELECT t.id FROM tenants t
    WHERE t.id IN (SELECT m.tenant_id FROM memberships m WHERE ${ended} AND ${holds(membership)})
    ORDER BY t.id FOR NO KEY UPDATE`)
  for (const { id } of companies) {
    const other = await queries.first(sql`
      SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.tenant_id = ${id} AND ${holds(membership)} AND NOT (${ended})
        AND u.status = 'ATIVO' AND u.deleted_at IS NULL`)
    if (!other) throw problem('last_sindico')
  }
}
