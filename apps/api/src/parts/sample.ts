/** A plausible record of a register for the API. */
export type Sample = {
  /**
   * Returns the own values of the nth record, without references: no two records share a unique
   * value. The caller adds references to rows it has made: those that are required, and `refers`.
   */
  values(nth: number): Record<string, unknown>
  /**
   * Optional references that a create sends. A reference of an owned row is named with its list:
   * `points.point_id`.
   */
  readonly refers?: readonly string[]
  /** Actions after which rows that refer to the row cannot use it. */
  readonly spends?: readonly string[]
  /** The action that ends a row, if its state does not allow removal. */
  readonly ends?: string
  /**
   * The body of each action or transition that asks for fields; without it the matrix is refused with
   * 422.
   */
  readonly actions?: { readonly [action: string]: unknown }
}
