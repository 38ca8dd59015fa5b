import type { Translation } from '../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  quickPanel: {
    open: 'فتح ملاحظات المثال',
    title: 'اللوحة السريعة',
  },
}
