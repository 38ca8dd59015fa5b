import { defineTexts } from '../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of the registers that do something of their own. */
export const registersTexts = defineTexts('registers', pt, async () => (await import('./en.ts')).en)
