import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words of the dialog that records an unexpected visit. */
export const walkInTexts = defineTexts('walk-in', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
