import { registers } from '@portaria/contract/modules/registers'
import { onServer } from './database-server.ts'

/** People: they change their own account, which is of no company, by sign-in. */
const WITHOUT_TRAIL = ['users']

/**
 * What stands in the trail of a row that stays as it is: looks at it, refusals, and acts that write other
 * tables or rows, such as loans of a cabinet, commands to doors, the apartments of a tower, the next version
 * of a rule and the guests of a reservation.
 */
const WITHOUT_VERSION = [
  '[a-z-]+ (create|read|look_up|refused)',
  'visitors merge',
  '(visits|passes) (refuse|resolve)-entry',
  'cabinets lend',
  'cabinets return',
  'lockers door_[a-z]+',
  'towers generate-apartments',
  'rules new-version',
  'events (add-guests|guest-links|send-invitations)',
  'patrol-points print_label',
  'announcements (acknowledge|correct|export|record-told)',
]

/** Writes whose entry names no change. */
const WITHOUT_CHANGES = ['remove', 'restore', 'confirm']

/** Cleared without a version: the person who typed the row is not to notice. */
const UNNOTICED = 'disputed'

/** A row whose version is not what its trail says. */
export type VersionWithoutTrail = {
  readonly register: string
  readonly id: string
  readonly version: number
  readonly counted: number
  readonly operations: string
}

/**
 * Rows of registers whose version is not one more than their changes in the trail: somebody who opened a
 * row before such a change is refused, and nobody can see why. Rows of migrations have no trail.
 */
export function versionsWithoutTrail(adminUrl: string): Promise<VersionWithoutTrail[]> {
  const isCounted = `a.register || ' ' || a.operation !~ '^(${WITHOUT_VERSION.join('|')})$' AND (
    a.changes - '${UNNOTICED}' <> '{}' OR a.operation IN ('${WITHOUT_CHANGES.join("','")}'))`
  const parts = Object.values(registers)
    .filter(({ name }) => !WITHOUT_TRAIL.includes(name))
    .map(
      ({ name, table }) => `
        SELECT '${name}' AS register, r.id, r.version,
          1 + count(a.id) FILTER (WHERE ${isCounted})::int AS counted,
          coalesce(string_agg(a.operation || ' ' || a.changes, '; '), '') AS operations
        FROM ${table} r LEFT JOIN audit_log a ON a.register = '${name}' AND a.row_id = r.id
        GROUP BY r.id, r.version, r.created_by
        HAVING count(a.id) > 0 OR r.created_by IS NOT NULL`,
    )
  // Emptied tables are planned as if they held few rows: a nested loop over 9,900 rows takes minutes.
  const url = new URL(adminUrl)
  url.searchParams.set('options', '-c enable_nestloop=off')
  return onServer<VersionWithoutTrail>(
    url.href,
    `SELECT * FROM (${parts.join(' UNION ALL ')}) rows WHERE version <> counted LIMIT 20`,
  )
}
