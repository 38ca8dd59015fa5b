import { isPlatformRole, type Role } from '../../../actors/roles.ts'
import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // Platform roles belong to no company, all others to one (accounts §8).
  membershipHasPlace: (record) => {
    const isOfPlatform = isPlatformRole(record['role'] as Role)
    const hasPlace = record['tenant_id'] != null
    if (isOfPlatform !== hasPlace) return null
    return { field: 'tenant_id', code: isOfPlatform ? 'not_allowed' : 'required' }
  },

  // The council consists of residents (accounts §9).
  councilOfResident: ({ role, council }) =>
    council === true && role !== 'condomino' ? { field: 'council', code: 'not_allowed' } : null,
}
