import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of what a person is, and where. */
export const membershipsTexts = defineTexts(
  'memberships',
  pt,
  async () => (await import('./en.ts')).en,
)
