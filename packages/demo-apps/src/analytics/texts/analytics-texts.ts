import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

export const analyticsTexts = defineTexts('demo-analytics', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
