import type { RecordRules } from '../../../define-register/record-rules.ts'

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // A car is of the year it was made in, or of the next (belongings §1).
  modelYearFollows: (record) => {
    const { year_manufacture: made, year_model: model } = record
    const follows =
      typeof made !== 'number' || typeof model !== 'number' || [0, 1].includes(model - made)
    return follows ? null : { field: 'year_model', code: 'out_of_range' }
  },
}
