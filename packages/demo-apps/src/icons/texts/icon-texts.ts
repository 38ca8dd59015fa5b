import { defineTexts } from '../../room/texts.ts'
import { pt } from './pt.ts'

export const iconTexts = defineTexts('icons', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})

export type IconCategory = keyof typeof pt.categories
