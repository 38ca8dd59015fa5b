import type { RecordRules } from '../../../define-register/record-rules.ts'
import { destinationRefusal } from '../destinations.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // domain.md section 3, visitors: exactly one destination; an official needs none.
  visitHasDestination: (row) => destinationRefusal(row, row['kind'] !== 'official'),
  // reference.md D20: an official is recorded by badge and authority, never held.
  officialHasAuthority: ({ kind, authority }) =>
    kind === 'official' && authority == null ? { field: 'authority', code: 'required' } : null,
}
