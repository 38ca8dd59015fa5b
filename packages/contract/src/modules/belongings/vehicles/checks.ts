import type { RecordRules } from '../../../define-register/record-rules.ts'

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // A car's model year is the year it was made in, or the next (belongings §1).
  modelYearFollows: (record) => {
    const { year_manufacture: made, year_model: model } = record
    const follows =
      typeof made !== 'number' || typeof model !== 'number' || [0, 1].includes(model - made)
    return follows ? null : { field: 'year_model', code: 'out_of_range' }
  },
}
