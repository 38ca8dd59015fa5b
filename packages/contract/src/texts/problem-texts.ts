import type { Language } from '../actor.ts'
import type { ProblemCode } from '../errors.ts'
import type { FieldCode } from '../field-codes.ts'
import { lateTexts } from './late-texts.ts'
import { ptFieldTexts, ptProblemTexts } from './pt/problems.ts'

/** A problem's title, and what to do next. */
export type ProblemText = { title: string; detail: string }

export type ProblemTexts = Record<ProblemCode, ProblemText>
export type FieldTexts = Record<FieldCode, string>

export function problemText(language: Language, code: ProblemCode): ProblemText {
  return (lateTexts(language)?.problems ?? ptProblemTexts)[code]
}

/** The sentence of a field's code; a code that has none says that the value is not valid. */
export function fieldText(language: Language, code: string): string {
  const texts: FieldTexts = lateTexts(language)?.fields ?? ptFieldTexts
  const known: Record<string, string> = texts
  return known[code] ?? texts.invalid_format
}
