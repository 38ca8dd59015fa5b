import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words around the articles of the documentation. */
export const documentationTexts = defineTexts('documentation', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
