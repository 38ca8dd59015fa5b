import type { Measure, ReportDefinition } from './define-report.ts'
import type { Period } from './report-period.ts'

/** Filters of a list by name; several values are joined by commas. */
export type Filters = Readonly<Record<string, string>>

/** Returns filters as the parameters of an address. */
export const filterParams = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))

/** A group of a grouping's rows: the value of its filter, or null for rows without one. */
export type Group = { readonly filter: string; readonly equals: string | null }

const both = (one: string, other: string): string =>
  one
    .split(',')
    .filter((value) => other.split(',').includes(value))
    .join(',')

/**
 * Returns the parameters of the list with the rows of a figure: rows of a group in a period that
 * match the filters. Null if no row can match all of these.
 */
export function rowsOfFigure(
  { by, where = {} }: Measure,
  { from, to }: Period,
  filters: Filters,
  group?: Group,
): Record<string, string> | null {
  const asked: Record<string, string> = { ...where }
  const own = group && group.equals !== null ? { [group.filter]: group.equals } : {}
  for (const [name, value] of [...Object.entries(filters), ...Object.entries(own)]) {
    const before = asked[name]
    const met = before === undefined ? value : both(before, value)
    if (met === '') return null
    asked[name] = met
  }
  if (group?.equals === null && asked[group.filter] !== undefined) return null
  return {
    ...filterParams(asked),
    ...(group?.equals === null && { [`filter[${group.filter}][null]`]: 'true' }),
    [`filter[${by}][gte]`]: from,
    [`filter[${by}][lte]`]: to,
  }
}

/**
 * Groups the measures by their moment, in the order of the definition: one pass over the rows
 * counts a group.
 */
export const measuresByMoment = ({
  measures,
}: ReportDefinition): Map<string, [string, Measure][]> =>
  Map.groupBy(Object.entries(measures), ([, { by }]) => by)
