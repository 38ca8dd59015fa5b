import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // A vaccine is valid from the day it is given, and nobody is vaccinated before birth.
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
