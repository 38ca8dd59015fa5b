import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // domain.md section 3, visitors: exactly one destination.
  oneDestination: ({ apartment_id: apartment, employee_id: employee }) => {
    if ((apartment == null) !== (employee == null)) return null
    return apartment == null
      ? { field: 'apartment_id', code: 'required' }
      : { field: 'employee_id', code: 'one_destination' }
  },
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
