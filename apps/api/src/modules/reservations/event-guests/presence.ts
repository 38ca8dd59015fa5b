import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/** Returns whether the pass of a guest became a visit `v` that meets a condition. */
export const hasVisit = (guest: Sql, holds: Sql): Sql => sql`EXISTS (SELECT 1 FROM visits v
  WHERE v.tenant_id = ${guest}.tenant_id AND v.pass_id = ${guest}.pass_id AND v.deleted_at IS NULL
    AND ${holds})`

/** Returns whether a guest has come in by their pass. */
export const hasArrived = (guest: Sql): Sql => hasVisit(guest, sql`v.checked_in_at IS NOT NULL`)
