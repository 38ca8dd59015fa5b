import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words about an identity provider's session: its end, and the settings that it keeps. */
export const providerSessionTexts = defineTexts('provider-session', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
