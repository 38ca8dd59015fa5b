import { defineTexts } from '../../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

export const importTexts = defineTexts('import', pt, async () => (await import('./en.ts')).en)
