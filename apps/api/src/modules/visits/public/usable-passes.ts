import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { isLiveRow } from '../../../register-endpoints/live-rows.ts'

/** Whether a pass may still be used, now or later; never null. */
export const isUsablePass = (pass: Sql): Sql => sql`
  (${isLiveRow(pass)} AND ${pass}.state = 'active' AND ${pass}.valid_to > now()
    AND (${pass}.uses_allowed IS NULL OR ${pass}.uses_done < ${pass}.uses_allowed))`
