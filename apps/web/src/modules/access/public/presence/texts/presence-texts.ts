import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words about people who were seen to be inside. */
export const presenceTexts = defineTexts('access-presence', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
