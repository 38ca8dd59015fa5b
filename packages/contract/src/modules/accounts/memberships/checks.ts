import type { RecordRules } from '../../../define-register/record-rules.ts'
import { isPlatformRole, type Role } from '../../../roles.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // Platform roles are of no company, all others of one (accounts §8).
  membershipHasPlace: (record) => {
    const isOfPlatform = isPlatformRole(record['role'] as Role)
    const hasPlace = record['tenant_id'] != null
    if (isOfPlatform !== hasPlace) return null
    return { field: 'tenant_id', code: isOfPlatform ? 'not_allowed' : 'required' }
  },

  // The council is of residents (accounts §9).
  councilOfResident: ({ role, council }) =>
    council === true && role !== 'condomino' ? { field: 'council', code: 'not_allowed' } : null,
}
