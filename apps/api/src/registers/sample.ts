/** How a plausible record of a register looks to the API. */
export type Sample = {
  /**
   * The own values of the nth record, without references: no two records share what is unique.
   * References are added by who knows the rows: what the definition requires, and `refers`.
   */
  values(nth: number): Record<string, unknown>
  /** References that a create brings although the definition does not require them. */
  readonly refers?: readonly string[]
  /** What each of the register's actions takes. */
  readonly actions?: { readonly [action: string]: unknown }
}
