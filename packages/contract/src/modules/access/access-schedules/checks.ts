import type { RecordRules } from '../../../define-register/record-rules.ts'
import { rowsIn } from '../../../define-register/repeated-rows.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  hoursNamed({ hours }) {
    const lines = rowsIn(hours)
    if (lines.length === 0) return { field: 'hours', code: 'hours_missing' }
    const nth = lines.findIndex(({ days }) => !Array.isArray(days) || days.length === 0)
    return nth < 0 ? null : { field: `hours.${nth}.days`, code: 'days_missing' }
  },
}
