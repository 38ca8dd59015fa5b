import type { FieldCode } from '../../field-codes.ts'

/** Where somebody may come to, as columns of visits and passes: exactly one of them (visits §4). */
export const destinationFields = ['apartment_id', 'employee_id', 'common_area_id'] as const

type Place = { readonly id: string; readonly title: string }

/** A line of the desk with its destination: a unit, somebody who works here, or a common area. */
export type Destined = {
  readonly apartment: Place | null
  readonly employee: Place | null
  readonly area: Place | null
}

/** The destination of a line of the desk; null of an official who names none. */
export const destinationOf = ({ apartment, employee, area }: Destined): Place | null =>
  apartment ?? employee ?? area

/**
 * What is wrong with the destination of a row: more than one, which is told on the last of them, or none
 * where one is needed; null where nothing is.
 */
export function destinationRefusal(
  row: Readonly<Record<string, unknown>>,
  isNeeded: boolean,
): { field: string; code: FieldCode } | null {
  const given = destinationFields.filter((name) => row[name] != null)
  const [, second] = given
  if (second !== undefined) return { field: given.at(-1) ?? second, code: 'one_destination' }
  return given.length === 0 && isNeeded ? { field: 'apartment_id', code: 'required' } : null
}
