import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const faqTexts = defineTexts('faq', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
