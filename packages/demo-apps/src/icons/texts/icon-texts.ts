import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

export const iconTexts = defineTexts('demo-icons', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})

export type IconCategory = keyof typeof pt.categories
