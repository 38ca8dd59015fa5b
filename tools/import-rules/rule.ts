/**
 * A rule for imports. `from` matches the importing file, `forbid` and `unless` match the imported
 * one (see `Import.target`); `$1` stands for the match of the first group in `from`.
 */
export type Rule = {
  readonly name: string
  /** The reason, for the person who broke the rule. */
  readonly reason: string
  readonly from: string
  /** Files to which the rule does not apply. */
  readonly except?: string
  readonly forbid: string
  readonly unless?: string
}
