import type { CommonFieldCode } from '../../answers/common-field-codes.ts'

/** Destinations of a visit, as columns of visits and passes: exactly one is set (visits §4). */
export const destinationFields = ['apartment_id', 'employee_id', 'common_area_id'] as const

type Place = { readonly id: string; readonly title: string }

/** A line of the desk with its destination: a unit, an employee, or a common area. */
export type Destined = {
  readonly apartment: Place | null
  readonly employee: Place | null
  readonly area: Place | null
}

/** Returns the destination of a line of the desk; null for an official who names none. */
export const destinationOf = ({ apartment, employee, area }: Destined): Place | null =>
  apartment ?? employee ?? area

/**
 * Returns the refusal of a row that has several destinations, on the last of them, or that has none
 * although one is required; null if it is valid.
 */
export function destinationRefusal(
  row: Readonly<Record<string, unknown>>,
  isNeeded: boolean,
): { field: string; code: CommonFieldCode } | null {
  const given = destinationFields.filter((name) => row[name] != null)
  const [, second] = given
  if (second !== undefined) return { field: given.at(-1) ?? second, code: 'one_destination' }
  return given.length === 0 && isNeeded ? { field: 'apartment_id', code: 'required' } : null
}
