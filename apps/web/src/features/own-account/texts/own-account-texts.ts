import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of the profile page. */
export const ownAccountTexts = defineTexts(
  'own-account',
  pt,
  async () => (await import('./en.ts')).en,
)
