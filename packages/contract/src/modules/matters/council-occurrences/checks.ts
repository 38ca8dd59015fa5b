import type { RecordRules } from '../../../define-register/record-rules.ts'
import { repeatedRow } from '../../../define-register/repeated-rows.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  readersOnce({ readers }) {
    const nth = repeatedRow(readers, 'reader_id')
    return nth < 0 ? null : { field: `readers.${nth}.reader_id`, code: 'named_twice' }
  },
}
