import type { Translation } from '../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  quickPanel: { open: 'Open the quick panel', title: 'Quick panel' },
}
