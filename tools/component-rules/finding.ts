/** The rules for components. */
export type RuleName = 'literal-text' | 'physical-css'

/** A place that breaks a rule. */
export type Finding = {
  readonly rule: RuleName
  /** Offset in the file's text. */
  readonly start: number
  /** The words or the declaration concerned, as written. */
  readonly found: string
}
