import type { CommonFieldCode } from '../answers/common-field-codes.ts'
import type { ProblemCode } from '../answers/errors.ts'

/** A problem's title, and the next step for the reader. */
export type ProblemText = { title: string; detail: string }

export type ProblemTexts = Record<ProblemCode, ProblemText>
/** The sentences for refusals that any field may have. */
export type FieldTexts = Record<CommonFieldCode, string>

/** The sentences of a module's own codes: one for each. */
export type SentencesOf<Codes extends readonly string[]> = {
  readonly [Code in Codes[number]]: string
}
