import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  quickPanel: {
    title: 'اللوحة السريعة',
  },
  dashboards: {
    tabs: 'لوحات هذه الصفحة',
    own: { project: 'اليوم', analytics: 'الاتجاهات' },
    sample: 'نموذج',
  },
}
