import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words of the menu, the error pages and the end of a session. */
export const appTexts = defineTexts('app', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
