import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { onServer } from './database-server.ts'

/**
 * Registers without a check: people change their own account by sign-in, outside of any company.
 */
const WITHOUT_TRAIL = ['users']

/**
 * Patterns of trail entries that leave the version of their row: creates, reads, refusals, and acts that
 * write other tables or rows, such as loans of a cabinet, commands to doors and readers, orders at points,
 * where somebody is, the apartments of a tower, the next version of a rule and the guests of a reservation.
 */
const WITHOUT_VERSION = [
  '[a-z-]+ (create|read|look_up|refused)',
  'visitors merge',
  '(visits|passes|visitors) (refuse|resolve)-entry',
  'cabinets lend',
  'cabinets return',
  'lockers door_[a-z]+',
  'equipment reader_[a-z]+',
  'access-points points_[a-z_]+',
  '[a-z-]+ presence_(here|gone)',
  'towers generate-apartments',
  'rules new-version',
  'events (add-guests|guest-links|send-invitations)',
  'patrol-points print_label',
  'announcements (acknowledge|correct|export|record-told)',
]

/** Writes whose entry names no change. */
const WITHOUT_CHANGES = ['remove', 'restore', 'confirm']

/**
 * The field that is cleared without a new version, so that the person who typed the row does not
 * notice.
 */
const UNNOTICED = 'disputed'

/** A row whose version differs from the count of changes in its trail. */
export type VersionWithoutTrail = {
  readonly register: string
  readonly id: string
  readonly version: number
  readonly counted: number
  readonly operations: string
}

/** Companies of one test file, and the people who work in them. */
export type Rowmakers = { readonly tenants: readonly string[]; readonly people: readonly string[] }

const list = (ids: readonly string[]) => `'{${ids.join(',')}}'::uuid[]`

/**
 * Finds rows whose version is not one more than their changes in the trail: a person who opened such a row
 * earlier would be refused for a change that no history shows. Rows of migrations have no trail. Checks the
 * companies and people of one file, or all.
 */
export function versionsWithoutTrail(
  adminUrl: string,
  own: Rowmakers | null = null,
): Promise<VersionWithoutTrail[]> {
  const isCounted = `a.register || ' ' || a.operation !~ '^(${WITHOUT_VERSION.join('|')})$' AND (
    a.changes - '${UNNOTICED}' <> '{}' OR a.operation IN ('${WITHOUT_CHANGES.join("','")}'))`
  const companies = own
    ? `SELECT id FROM tenants WHERE id = ANY(${list(own.tenants)}) OR created_by = ANY(${list(own.people)})`
    : 'SELECT id FROM tenants'
  const isTheirs = (tenant: string) => (own ? `${tenant} IN (SELECT id FROM companies)` : 'true')
  const isSharedByThem = own
    ? `r.tenant_id IS NULL AND r.created_by = ANY(${list(own.people)})`
    : 'r.tenant_id IS NULL'
  const ofRegisters = Object.values(registers)
    .filter(({ name }) => !WITHOUT_TRAIL.includes(name))
    .map(({ name, table, scope }) => {
      const isLooked =
        name === 'tenants'
          ? isTheirs('r.id')
          : `(${isTheirs('r.tenant_id')}${scope === 'tenant' ? '' : ` OR ${isSharedByThem}`})`
      return `SELECT '${name}' AS register, r.id, r.version, r.created_by FROM ${table} r WHERE ${isLooked}`
    })
  return onServer<VersionWithoutTrail>(
    // The planner still takes emptied tables for small ones and would choose nested loops; over
    // 9,900 rows these take minutes.
    withoutNestedLoops(adminUrl),
    `WITH companies AS MATERIALIZED (${companies}),
     trail AS MATERIALIZED (
       SELECT a.register, a.row_id, count(*) FILTER (WHERE ${isCounted})::int AS counted,
         string_agg(a.operation || ' ' || a.changes, '; ') AS operations
       FROM audit_log a
       WHERE ${isTheirs('a.tenant_id')} OR a.tenant_id = '${NIL_TENANT}'
       GROUP BY a.register, a.row_id)
     SELECT r.register, r.id, r.version, 1 + coalesce(t.counted, 0) AS counted,
       coalesce(t.operations, '') AS operations
     FROM (${ofRegisters.join(' UNION ALL ')}) r
     LEFT JOIN trail t ON t.register = r.register AND t.row_id = r.id
     WHERE (t.row_id IS NOT NULL OR r.created_by IS NOT NULL)
       AND r.version <> 1 + coalesce(t.counted, 0)
     LIMIT 20`,
  )
}

function withoutNestedLoops(adminUrl: string): string {
  const url = new URL(adminUrl)
  url.searchParams.set('options', '-c enable_nestloop=off')
  return url.href
}
