import type { RecordRules } from '../../../define-register/record-rules.ts'
import { repeatedRow, rowsIn } from '../../../define-register/repeated-rows.ts'
import { daysOf } from '../../../value-types/weekdays.ts'

const once =
  (list: string, name: string): RecordRules[string] =>
  (record) => {
    const nth = repeatedRow(record[list], name)
    return nth < 0 ? null : { field: `${list}.${nth}.${name}`, code: 'named_twice' }
  }

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  pointsNamed: ({ points }) =>
    rowsIn(points).length === 0 ? { field: 'points', code: 'points_missing' } : null,

  pointsOnce: once('points', 'point_id'),
  employeesOnce: once('employees', 'employee_id'),
  supervisorsOnce: once('supervisors', 'supervisor_id'),

  startsOnce({ schedule }) {
    const starts = rowsIn(schedule)
    const nth = starts.findIndex((one, own) =>
      starts
        .slice(0, own)
        .some(
          (other) =>
            other['starts_at'] === one['starts_at'] &&
            daysOf(other).some((day) => daysOf(one).includes(day)),
        ),
    )
    return nth < 0 ? null : { field: `schedule.${nth}.starts_at`, code: 'start_repeated' }
  },
}
