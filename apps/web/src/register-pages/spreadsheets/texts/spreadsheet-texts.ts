import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** The buttons that import and export; the dialog's own words come with it. */
export const spreadsheetTexts = defineTexts(
  'spreadsheets',
  pt,
  async () => (await import('./en.ts')).en,
)
