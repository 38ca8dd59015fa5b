import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'

/** Whether a visitor of the alias is blocked now: a block of the gate ends by itself. */
export const isBlocked = (visitor: Sql): Sql =>
  sql`(${visitor}.blocked AND (${visitor}.blocked_until IS NULL OR ${visitor}.blocked_until > now()))`
