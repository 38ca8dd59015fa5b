import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  quickPanel: {
    open: 'فتح اللوحة السريعة',
    title: 'اللوحة السريعة',
  },
}
