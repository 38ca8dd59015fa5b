import type { RecordRules } from '../../../define-register/record-rules.ts'
import { repeatedRow, rowsIn } from '../../../define-register/repeated-rows.ts'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const holders = ['resident_id', 'employee_id', 'provider_id'] as const

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  peopleNamed: ({ kinds, people }) =>
    listOf(kinds).length === 0 && rowsIn(people).length === 0
      ? { field: 'kinds', code: 'people_missing' }
      : null,

  // A rule for a tower would otherwise let in all employees, who belong to none.
  kindsHaveUnits: ({ kinds, towers, apartments }) =>
    listOf(kinds).includes('employee') &&
    (rowsIn(towers).length > 0 || rowsIn(apartments).length > 0)
      ? { field: 'kinds', code: 'kind_without_unit' }
      : null,

  relationsOfResidents: ({ kinds, relations }) =>
    listOf(relations).length > 0 && listOf(kinds).some((kind) => kind !== 'resident')
      ? { field: 'relations', code: 'relation_without_resident' }
      : null,

  onePersonEach({ people }) {
    const nth = rowsIn(people).findIndex(
      (row) => holders.filter((name) => row[name] != null).length !== 1,
    )
    if (nth >= 0) return { field: `people.${nth}.resident_id`, code: 'one_person_each' }
    const again = repeatedRow(people, ...holders)
    return again < 0 ? null : { field: `people.${again}.resident_id`, code: 'named_twice' }
  },

  rulePointsNamed({ points }) {
    if (rowsIn(points).length === 0) return { field: 'points', code: 'rule_points_missing' }
    const again = repeatedRow(points, 'point_id')
    return again < 0 ? null : { field: `points.${again}.point_id`, code: 'named_twice' }
  },

  twoOfSeveral: ({ two_credentials, credentials }) =>
    two_credentials === true && listOf(credentials).length === 1
      ? { field: 'two_credentials', code: 'one_credential_alone' }
      : null,
}
