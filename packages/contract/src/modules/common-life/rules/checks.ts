import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // domain.md section 3, occurrences: a fine names a rule with a penalty basis.
  fineHasBasis: ({ penalty, penalty_basis: basis }) =>
    penalty === 'fine' && basis == null ? { field: 'penalty_basis', code: 'basis_required' } : null,
}
