import type { RecordRules } from '../../../define-register/record-rules.ts'
import { destinationRefusal } from '../destinations.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // Exactly one destination (visits §4).
  oneDestination: (row) => destinationRefusal(row, true),
  hoursInPairs: ({ from_time: from, to_time: to }) => {
    if ((from == null) === (to == null)) return null
    return { field: from == null ? 'from_time' : 'to_time', code: 'required' }
  },
  // Past uses of a pass cannot be undone.
  usesStayAllowed: ({ uses_allowed: allowed, uses_done: done }) =>
    typeof allowed === 'number' && typeof done === 'number' && allowed < done
      ? { field: 'uses_allowed', code: 'out_of_range' }
      : null,
}
