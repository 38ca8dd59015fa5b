import type { RecordRules } from '../../../define-register/record-rules.ts'
import { destinationRefusal } from '../destinations.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // Exactly one destination (visits §4).
  oneDestination: (row) => destinationRefusal(row, true),
  hoursInPairs: ({ from_time: from, to_time: to }) => {
    if ((from == null) === (to == null)) return null
    return { field: from == null ? 'from_time' : 'to_time', code: 'required' }
  },
  // What a pass let in already is not taken back.
  usesStayAllowed: ({ uses_allowed: allowed, uses_done: done }) =>
    typeof allowed === 'number' && typeof done === 'number' && allowed < done
      ? { field: 'uses_allowed', code: 'out_of_range' }
      : null,
}
