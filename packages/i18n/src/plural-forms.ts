import { type Language, locales } from './languages.ts'

/** The forms of a counted sentence besides `one` and `other`, which every language has. */
export type FurtherPluralForm = 'zero' | 'two' | 'few' | 'many'

/** The plural forms of a language: two in Portuguese, six in Arabic. */
export function pluralForms(language: Language): Intl.LDMLPluralRule[] {
  const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions()
  // In Portuguese and Spanish only whole millions use `many`, with the same words as `other`.
  return pluralCategories.filter((form) => form !== 'many' || language === 'ar')
}
