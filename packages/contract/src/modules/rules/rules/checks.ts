import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // A rule that allows a fine names its basis (rules §2).
  fineHasBasis: ({ penalty, penalty_basis: basis }) =>
    penalty === 'fine' && basis == null ? { field: 'penalty_basis', code: 'basis_required' } : null,
}
