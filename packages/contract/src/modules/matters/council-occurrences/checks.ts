import type { RecordRules } from '../../../define-register/record-rules.ts'
import { repeatedRow } from '../../../repeated-rows.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  readersOnce({ readers }) {
    const nth = repeatedRow(readers, 'reader_id')
    return nth < 0 ? null : { field: `readers.${nth}.reader_id`, code: 'named_twice' }
  },
}
