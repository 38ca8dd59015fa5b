import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Names of the buttons above formatted text. */
export const richTextTexts = defineTexts('rich-text', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
