import type { RecordRules } from '../../../define-register/record-rules.ts'

type Row = Readonly<Record<string, unknown>>

const rowsIn = (value: unknown) => (Array.isArray(value) ? (value as readonly Row[]) : [])

/** The second row with the values that another has. */
function repeated(rows: readonly Row[], names: readonly string[]): number {
  const keys = rows.map((row) => JSON.stringify(names.map((name) => row[name] ?? null)))
  return keys.findIndex((key, nth) => keys.indexOf(key) !== nth)
}

/** What each narrower audience is named by. */
const naming: Readonly<Record<string, string>> = {
  towers: 'towers',
  apartments: 'apartments',
  roles: 'roles',
}

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  audienceNamed(row) {
    const field = naming[String(row['audience'])]
    if (field === undefined) return null
    const named = row[field]
    return Array.isArray(named) && named.length > 0 ? null : { field, code: 'audience_unnamed' }
  },

  // domain.md section 3, announcements.
  emergencyEnds: ({ kind, valid_until: until }) =>
    kind === 'emergency' && until == null ? { field: 'valid_until', code: 'ends_missing' } : null,

  announcedOnce({ towers, apartments }) {
    const tower = repeated(rowsIn(towers), ['tower_id', 'floor'])
    if (tower >= 0) return { field: `towers.${tower}.tower_id`, code: 'announced_twice' }
    const unit = repeated(rowsIn(apartments), ['apartment_id'])
    return unit < 0 ? null : { field: `apartments.${unit}.apartment_id`, code: 'announced_twice' }
  },
}
