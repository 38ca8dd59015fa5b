import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words about the panic button, its alerts and their list. */
export const panicTexts = defineTexts('panic', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
