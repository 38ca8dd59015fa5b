import type { RecordRules } from '../../../define-register/record-rules.ts'
import { destinationRefusal } from '../destinations.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // Exactly one destination; an official needs none (visits §4, §6).
  visitHasDestination: (row) => destinationRefusal(row, row['kind'] !== 'official'),
  // An official is recorded with badge and authority, and never made to wait (visits §6).
  officialHasAuthority: ({ kind, authority }) =>
    kind === 'official' && authority == null ? { field: 'authority', code: 'required' } : null,
}
