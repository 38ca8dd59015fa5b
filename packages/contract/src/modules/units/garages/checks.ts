import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  lentToAnother: ({ apartment_id: owner, lent_to_id: borrower }) =>
    borrower != null && borrower === owner ? { field: 'lent_to_id', code: 'lent_to_owner' } : null,
}
