import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  hint: 'Hold until the bar is full.',
  tooShort: 'That was too short: hold until the bar is full.',
}
