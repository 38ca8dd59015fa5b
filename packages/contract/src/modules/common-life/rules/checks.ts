import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // A rule that allows a fine names its basis (rules §2).
  fineHasBasis: ({ penalty, penalty_basis: basis }) =>
    penalty === 'fine' && basis == null ? { field: 'penalty_basis', code: 'basis_required' } : null,
}
