import { registers } from '@portaria/contract/modules/registers'
import { onServer } from './database-server.ts'

/**
 * What stands in the trail of a row without a version of its own: looks at it, and acts that write other
 * tables. Everything else that changed something counts one version.
 */
const WITHOUT_VERSION = ['create', 'read', 'look_up', 'merge']

/** Writes whose entry names no change. */
const WHOLE_ROW = ['remove', 'restore']

type Untold = { register: string; id: string; version: number; told: number; operations: string }

/**
 * The rows of registers whose version is not one more than their changes in the trail: somebody who
 * opened a row before such a change is refused, and nobody can see why.
 */
export async function untoldVersions(adminUrl: string): Promise<Untold[]> {
  const parts = Object.values(registers).map(
    ({ name, table }) => `
      SELECT '${name}' AS register, r.id, r.version,
        1 + count(a.id) FILTER (WHERE a.operation <> ALL ('{${WITHOUT_VERSION.join(',')}}')
          AND (a.changes <> '{}' OR a.operation = ANY ('{${WHOLE_ROW.join(',')}}')))::int AS told,
        coalesce(string_agg(a.operation || CASE WHEN a.changes = '{}' THEN '' ELSE '*' END, ' '), '') AS operations
      FROM ${table} r LEFT JOIN audit_log a ON a.register = '${name}' AND a.row_id = r.id
      GROUP BY r.id, r.version`,
  )
  const found = await onServer<Untold>(
    adminUrl,
    `SELECT * FROM (${parts.join(' UNION ALL ')}) rows WHERE version <> told LIMIT 20`,
  )
  return found
}
