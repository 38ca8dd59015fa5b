import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/** Whether equipment of the alias is in use, so that the server speaks to it; never null. */
export const isReaderInUse = (equipment: Sql): Sql => sql`
  (${equipment}.deleted_at IS NULL AND ${equipment}.status = 'ATIVO' AND ${equipment}.driver <> 'none')`
