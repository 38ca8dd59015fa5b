import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words of the parts that demo apps add to the frame. */
export const demoTexts = defineTexts('demo', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
