import { sql } from 'kysely'
import { endedByColumns } from '../../platform/backups/ended-rows.ts'

/** Roles that ended, were suspended or removed. */
export const endedMemberships = endedByColumns({
  name: 'memberships',
  scope: 'platform',
  table: 'memberships',
  columns: ['status', 'ends_on', 'deleted_at', 'council'],
  isEnded: (since) =>
    sql`r.updated_at >= ${since} AND (r.status = 'INATIVO' OR r.ends_on IS NOT NULL OR r.deleted_at IS NOT NULL)`,
})

/** People who may sign in no longer. */
export const endedUsers = endedByColumns({
  name: 'users',
  scope: 'platform',
  table: 'users',
  columns: ['status', 'deleted_at'],
  isEnded: (since) =>
    sql`r.updated_at >= ${since} AND (r.status = 'INATIVO' OR r.deleted_at IS NOT NULL)`,
})
