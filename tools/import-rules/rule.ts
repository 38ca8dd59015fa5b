/**
 * A rule for imports. `from` is matched against the file that imports, `forbid` and `unless`
 * against what it imports (see `Import.target`); `$1` stands for what the first group of `from` found.
 */
export type Rule = {
  readonly name: string
  /** Why, for the person who broke it. */
  readonly reason: string
  readonly from: string
  /** Files the rule does not bind. */
  readonly except?: string
  readonly forbid: string
  readonly unless?: string
}
