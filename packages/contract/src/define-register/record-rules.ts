import type { CodedField } from '../record-checks/field-codes.ts'

type Values = Readonly<Record<string, unknown>>

/** The field to mark and its code; null if nothing is wrong. */
type Broken = CodedField | null

/** A check over several fields of one whole record, the same in browser and server. */
export type RecordRule = {
  (record: Values, today: string): Broken
  /**
   * Whether it is checked with values that are hidden from the writer, and reported even if it was
   * broken before.
   */
  readonly isRevealing?: true
}

export type RecordRules = { readonly [name: string]: RecordRule }

/**
 * Makes a rule that is reported even if that reveals a hidden value: whether somebody is a minor is
 * not hidden (registers §19).
 */
export const revealing = (check: (record: Values, today: string) => Broken): RecordRule =>
  Object.assign(check, { isRevealing: true as const })

/** Whether a section of a form applies to a record. */
export type SectionCondition = {
  /** The fields that it depends on, besides marks. */
  readonly reads: readonly string[]
  /** Null if the record does not tell whether the condition holds. */
  holds(record: Values, today: string): boolean | null
}

export type SectionConditions = { readonly [name: string]: SectionCondition }

/** Pairs of fields for the first and the last moment. */
const windows = [
  ['starts_at', 'ends_at'],
  ['expected_from', 'expected_to'],
  ['valid_from', 'valid_to'],
] as const

/** Pairs of fields for the first and the last day. */
const periods = [
  ['starts_on', 'ends_on'],
  ['admitted_on', 'dismissed_on'],
  ['contract_from', 'contract_to'],
  ['valid_from', 'valid_to'],
] as const

const momentOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Date.parse(String(value))

/** Rules that several registers use. */
export const sharedRules: RecordRules = {
  periodInOrder: (record) => {
    const reversed = periods.find(([first, last]) => {
      const [start, end] = [record[first], record[last]]
      return typeof start === 'string' && typeof end === 'string' && end < start
    })
    return reversed ? { field: reversed[1], code: 'ends_before_start' } : null
  },
  // At most one of several possible targets (registers §8).
  ofOnePerson: (record) => {
    const second = ['resident_id', 'employee_id', 'provider_id'].filter(
      (name) => record[name] != null,
    )[1]
    return second ? { field: second, code: 'one_holder' } : null
  },
  momentsInOrder: (record) => {
    const reversed = windows.find(([first, last]) => {
      const [start, end] = [record[first], record[last]]
      return start != null && end != null && momentOf(end) <= momentOf(start)
    })
    return reversed ? { field: reversed[1], code: 'ends_before_start' } : null
  },
}
