import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of the own company's settings. */
export const companySettingsTexts = defineTexts(
  'company-settings',
  pt,
  async () => (await import('./en.ts')).en,
)
