import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words of the page behind an invitation's link. */
export const invitationPageTexts = defineTexts('invitation-page', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
