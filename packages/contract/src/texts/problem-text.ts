import type { ProblemCode } from '../errors.ts'
import type { FieldCode } from '../field-codes.ts'

/** A problem's title, and what to do next. */
export type ProblemText = { title: string; detail: string }

export type ProblemTexts = Record<ProblemCode, ProblemText>
export type FieldTexts = Record<FieldCode, string>
