import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of the landing page. */
export const landingTexts = defineTexts('landing', pt, async () => (await import('./en.ts')).en)
