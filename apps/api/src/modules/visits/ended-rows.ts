import { sql } from 'kysely'
import { endedByColumns } from '../../platform/backups/ended-rows.ts'

/** Passes that were used, cancelled or revoked: a restored backup lets nobody in by them again. */
export const endedPasses = endedByColumns({
  name: 'passes',
  scope: 'tenant',
  table: 'passes',
  columns: ['state', 'uses_done', 'revoked_at', 'revoked_by_id'],
  isEnded: (since) => sql`r.updated_at >= ${since} AND (r.state <> 'active' OR r.uses_done > 0)`,
})

/** Visitors who were blocked. */
export const blockedVisitors = endedByColumns({
  name: 'blocked_visitors',
  scope: 'tenant',
  table: 'visitors',
  columns: ['blocked', 'blocked_reason', 'blocked_at', 'blocked_by', 'blocked_until'],
  isEnded: (since) => sql`r.updated_at >= ${since} AND r.blocked`,
})
