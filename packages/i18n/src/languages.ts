/** The languages of the product, its own first. */
export const languages = ['pt', 'en', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  ar: 'العربية',
}

/** BCP 47 tags of numbers, dates and the page itself. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es', ar: 'ar' }

/** The direction in which a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Whether a language writes a comma before the decimals, and points between the thousands. */
export function writesDecimalComma(language: Language): boolean {
  return language === 'pt' || language === 'es'
}
