import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words about openings of points from afar. */
export const openingTexts = defineTexts('access-openings', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
