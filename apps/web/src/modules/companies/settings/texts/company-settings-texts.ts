import { defineTexts } from '@portaria/i18n/react/texts'
import { pt } from './pt.ts'

/** Words of the settings of the person's own company. */
export const companySettingsTexts = defineTexts('company-settings', pt, {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
})
