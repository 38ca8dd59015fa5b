import type { Language } from '../actor.ts'
import type { FieldTexts, ProblemTexts } from './problem-texts.ts'
import type { CommonTexts, RegisterTexts } from './register-texts.ts'

/** All words of one language. */
export type LanguageTexts = {
  registers: RegisterTexts
  common: CommonTexts
  problems: ProblemTexts
  fields: FieldTexts
}

const late = new Map<Language, LanguageTexts>()

/** The texts of a language besides Portuguese, which is always there; undefined before they came. */
export function lateTexts(language: Language): LanguageTexts | undefined {
  return late.get(language)
}

/** Makes a language's texts known; until then its readers get Portuguese. */
export function bringTexts(language: Language, texts: LanguageTexts): void {
  late.set(language, texts)
}
