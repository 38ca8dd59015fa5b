import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of who lives where. */
export const occupanciesTexts = defineTexts(
  'occupancies',
  pt,
  async () => (await import('./en.ts')).en,
)
