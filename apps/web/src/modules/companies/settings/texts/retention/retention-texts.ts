import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** What terms would erase, and what stays although its term is over. */
export const retentionTexts = defineTexts('company-retention', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
