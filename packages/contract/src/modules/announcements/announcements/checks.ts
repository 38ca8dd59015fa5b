import type { RecordRules } from '../../../define-register/record-rules.ts'
import { repeatedRow } from '../../../define-register/repeated-rows.ts'

/** Audiences that are listed in a field of the same name. */
const named: readonly string[] = ['towers', 'apartments', 'roles']

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  audienceNamed(row) {
    const field = named.find((one) => one === row['audience'])
    if (field === undefined) return null
    const value = row[field]
    return Array.isArray(value) && value.length > 0 ? null : { field, code: 'audience_unnamed' }
  },

  // An emergency must have an end (announcements §3).
  emergencyEnds: ({ kind, valid_until: until }) =>
    kind === 'emergency' && until == null ? { field: 'valid_until', code: 'ends_missing' } : null,

  announcedOnce({ towers, apartments }) {
    const tower = repeatedRow(towers, 'tower_id', 'floor')
    if (tower >= 0) return { field: `towers.${tower}.tower_id`, code: 'named_twice' }
    const unit = repeatedRow(apartments, 'apartment_id')
    return unit < 0 ? null : { field: `apartments.${unit}.apartment_id`, code: 'named_twice' }
  },
}
