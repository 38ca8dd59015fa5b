import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './texts/pt.ts'

/** Words that every part of the app uses, and those the design system asks for. */
export const commonTexts = defineTexts('common', pt, {
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  ar: async () => (await import('./texts/ar.ts')).ar,
})
