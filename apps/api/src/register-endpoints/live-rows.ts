import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'

/** Whether a row of an alias was not removed. */
export const isLiveRow = (row: Sql): Sql => sql`${row}.deleted_at IS NULL`

/** Whether a row of an alias is live and ATIVO. */
export const isActiveRow = (row: Sql): Sql => sql`(${isLiveRow(row)} AND ${row}.status = 'ATIVO')`
