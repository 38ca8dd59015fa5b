import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

/** Words of the pages that show the design system at work. */
export const interfaceTexts = defineTexts('interface', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
