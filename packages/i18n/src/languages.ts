/** The languages of the product, beginning with its original one. */
export const languages = ['pt', 'en', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  ar: 'العربية',
}

/** BCP 47 tags for formatting, and for the page itself. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es', ar: 'ar' }

/** The direction in which a language is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Whether a language has a comma before decimals, and points between thousands. */
export function writesDecimalComma(language: Language): boolean {
  return language === 'pt' || language === 'es'
}
