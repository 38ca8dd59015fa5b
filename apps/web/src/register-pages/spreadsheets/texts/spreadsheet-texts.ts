import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** The buttons that import and export; the dialog's own words come with it. */
export const spreadsheetTexts = defineTexts('spreadsheets', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
