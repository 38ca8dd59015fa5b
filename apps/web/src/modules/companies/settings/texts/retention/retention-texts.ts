import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words about the data that terms would erase, and the data kept beyond its term. */
export const retentionTexts = defineTexts('company-retention', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
