import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/** Whether a visitor of the alias is blocked now: a block of the gate ends by itself. */
export const isBlocked = (visitor: Sql): Sql =>
  sql`(${visitor}.blocked AND (${visitor}.blocked_until IS NULL OR ${visitor}.blocked_until > now()))`

/**
 * Whether a visitor was blocked at a moment, as far as their present block tells; now, if no moment
 * is given.
 */
export function wasBlocked(visitor: Sql, at: Date | undefined): Sql {
  if (at === undefined) return isBlocked(visitor)
  return sql`(${visitor}.blocked AND coalesce(${visitor}.blocked_at <= ${at}, true)
    AND (${visitor}.blocked_until IS NULL OR ${visitor}.blocked_until > ${at}))`
}
