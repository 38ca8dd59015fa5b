import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './texts/pt.ts'

/** Words used by every part of the app, and those that the design system needs. */
export const commonTexts = defineTexts('common', pt, {
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  ar: async () => (await import('./texts/ar.ts')).ar,
})
