import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/** Whether a visit of the alias may still take place or is not over. */
export const isOpenVisit = (visit: Sql): Sql => sql`
  (${visit}.state IN ('expected', 'waiting', 'authorised', 'inside') AND ${visit}.deleted_at IS NULL)`
