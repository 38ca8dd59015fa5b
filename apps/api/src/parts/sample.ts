/** A plausible record of a register for the API. */
export type Sample = {
  /**
   * The own values of the nth record, without references: no two records share a unique value. The
   * caller adds references to rows it has made: those that are required, and `refers`.
   */
  values(nth: number): Record<string, unknown>
  /** References that a create has although they are not required; of owned rows, with their list: `points.point_id`. */
  readonly refers?: readonly string[]
  /** Actions after which the row is of no use to what refers to it. */
  readonly spends?: readonly string[]
  /** The action that ends a row, where one that is held is not removed. */
  readonly ends?: string
  /** The body of each of the register's actions. */
  readonly actions?: { readonly [action: string]: unknown }
}
