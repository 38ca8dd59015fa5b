import type { Language } from '../actor.ts'
import type { ProblemCode } from '../errors.ts'
import type { FieldCode } from '../field-codes.ts'
import { enFieldTexts, enProblemTexts } from './en/problems.ts'
import { ptFieldTexts, ptProblemTexts } from './pt/problems.ts'

/** A problem's title, and what to do next. */
export type ProblemText = { title: string; detail: string }

export type ProblemTexts = Record<ProblemCode, ProblemText>
export type FieldTexts = Record<FieldCode, string>

const problemTexts: Record<Language, ProblemTexts> = { pt: ptProblemTexts, en: enProblemTexts }
const fieldTexts: Record<Language, FieldTexts> = { pt: ptFieldTexts, en: enFieldTexts }

export function problemText(language: Language, code: ProblemCode): ProblemText {
  return problemTexts[language][code]
}

/** The sentence of a field's code; a code that has none says that the value is not valid. */
export function fieldText(language: Language, code: string): string {
  const texts: Record<string, string> = fieldTexts[language]
  return texts[code] ?? fieldTexts[language].invalid_format
}
