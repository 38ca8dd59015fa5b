import { defineTexts } from '../../../platform/i18n/i18n.ts'
import { pt } from './pt.ts'

/** Words of the settings panel. */
export const settingsTexts = defineTexts('settings', pt, async () => (await import('./en.ts')).en)
