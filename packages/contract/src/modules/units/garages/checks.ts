import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  lentToAnother: ({ apartment_id: owner, lent_to_id: borrower }) =>
    borrower != null && borrower === owner ? { field: 'lent_to_id', code: 'lent_to_owner' } : null,
}
