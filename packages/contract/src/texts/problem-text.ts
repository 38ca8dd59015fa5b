import type { CommonFieldCode } from '../common-field-codes.ts'
import type { ProblemCode } from '../errors.ts'

/** A problem's title, and what to do next. */
export type ProblemText = { title: string; detail: string }

export type ProblemTexts = Record<ProblemCode, ProblemText>
/** The sentences of what any field may be refused for. */
export type FieldTexts = Record<CommonFieldCode, string>

/** The sentences of a module's own codes: one of each. */
export type SentencesOf<Codes extends readonly string[]> = {
  readonly [Code in Codes[number]]: string
}
