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

/** Checks of the register's own, by the names that its definition gives them. */
export const checks: RecordRules = {
  // A line of those concerned names somebody or something, or says who in words.
  concernedNamed({ involved }) {
    if (!Array.isArray(involved)) return null
    const empty = involved.findIndex(
      (one) => isObject(one) && one['note'] == null && concerned.every((name) => one[name] == null),
    )
    return empty < 0 ? null : { field: `involved.${empty}.apartment_id`, code: 'concerned_empty' }
  },
}
