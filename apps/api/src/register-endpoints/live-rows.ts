import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'

/** Returns whether a row of an alias is not removed. */
export const isLiveRow = (row: Sql): Sql => sql`${row}.deleted_at IS NULL`

/** Returns whether a row of an alias is live and ATIVO. */
export const isActiveRow = (row: Sql): Sql => sql`(${isLiveRow(row)} AND ${row}.status = 'ATIVO')`
