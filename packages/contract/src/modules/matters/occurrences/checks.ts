import type { RecordRules } from '../../../define-register/record-rules.ts'

const concerned = [
  'apartment_id',
  'resident_id',
  'visitor_id',
  'vehicle_id',
  'employee_id',
] as const

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  // A line of people concerned refers to a record, or names them in words.
  concernedNamed({ involved }) {
    if (!Array.isArray(involved)) return null
    const empty = involved.findIndex(
      (one) => isObject(one) && one['note'] == null && concerned.every((name) => one[name] == null),
    )
    return empty < 0 ? null : { field: `involved.${empty}.apartment_id`, code: 'concerned_empty' }
  },
}
