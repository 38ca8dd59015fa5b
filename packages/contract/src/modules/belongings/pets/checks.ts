import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // A vaccine holds from the day it is given, and nobody is vaccinated before birth.
  vaccinesInOrder: ({ vaccines, birth_date: born }) => {
    for (const [nth, one] of (Array.isArray(vaccines) ? vaccines : []).entries()) {
      const { given_on: given, valid_until: until } = one as Record<string, unknown>
      if (typeof given !== 'string') continue
      if (typeof until === 'string' && until < given)
        return { field: `vaccines.${nth}.valid_until`, code: 'valid_before_given' }
      if (typeof born === 'string' && given < born)
        return { field: `vaccines.${nth}.given_on`, code: 'given_before_birth' }
    }
    return null
  },
}
