import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

export const knowledgeBaseTexts = defineTexts('demo-knowledge-base', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
