import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // domain.md section 3, visitors: exactly one destination; an official needs none.
  visitHasDestination: ({ kind, apartment_id: apartment, employee_id: employee }) => {
    if (apartment != null && employee != null)
      return { field: 'employee_id', code: 'one_destination' }
    const isNowhere = apartment == null && employee == null
    return isNowhere && kind !== 'official' ? { field: 'apartment_id', code: 'required' } : null
  },
  // reference.md D20: an official is recorded by badge and authority, never held.
  officialHasAuthority: ({ kind, authority }) =>
    kind === 'official' && authority == null ? { field: 'authority', code: 'required' } : null,
}
