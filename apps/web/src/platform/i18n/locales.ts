import type { Language } from '@portaria/contract/actor'

/** BCP 47 tags of numbers, dates and the page itself. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es', ar: 'ar' }
