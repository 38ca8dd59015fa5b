/** A value for each label of a measure. */
export type LabelValues = Readonly<Record<string, string>>

/**
 * Something that is counted for operators (`/metrics`): a counter whose name ends in `_total`, or with
 * `buckets` a histogram of seconds. No label may tell a person or the name of a company
 * (platform §41).
 */
export type Measure<Values extends LabelValues> = {
  readonly name: `portaria_${string}_${'total' | 'seconds'}`
  readonly help: string
  /** The values of each label: a closed list, or ids of tenants, of which a process tells the first. */
  readonly labels: { readonly [Name in keyof Values]: readonly Values[Name][] | 'tenant' }
  /** Upper limits in seconds, ascending. */
  readonly buckets?: readonly number[]
}

/** Any measure, for whoever tells all of them. */
export type AnyMeasure = Measure<LabelValues>

/** Declares a measure, whose labels are then known where it is counted. */
export const measure = <const Values extends LabelValues>(
  declared: Measure<Values>,
): Measure<Values> => declared
