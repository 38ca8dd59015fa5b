import { type Language, locales } from './languages.ts'

/** The forms of a counted sentence besides `one` and `other`, which every language has. */
export type FurtherPluralForm = 'zero' | 'two' | 'few' | 'many'

/** The forms in which a language counts: two in Portuguese, six in Arabic. */
export function pluralForms(language: Language): Intl.LDMLPluralRule[] {
  const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions()
  // In Portuguese and Spanish only whole millions take `many`; they are written like the others.
  return pluralCategories.filter((form) => form !== 'many' || language === 'ar')
}
