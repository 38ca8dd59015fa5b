import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'أمثلة',
  events: 'المواعيد القادمة',
  notes: 'ملاحظات',
  notice: 'بيانات توضيحية: لا شيء هنا من مجمّعك.',
  samples: 'عرض كل الصفحات التوضيحية',
}
