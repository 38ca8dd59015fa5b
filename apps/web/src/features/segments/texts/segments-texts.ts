import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of choosing a segment. */
export const segmentsTexts = defineTexts('segments', pt, async () => (await import('./en.ts')).en)
