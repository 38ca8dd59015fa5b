import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'التقويم',
  new: 'حدث جديد',
  view: 'العرض',
  views: {
    month: 'شهر',
    week: 'أسبوع',
    day: 'يوم',
    list: 'قائمة',
  },
  today: 'اليوم',
  back: 'السابق',
  next: 'التالي',
  none: 'لا أحداث في هذه الأيام',
  more: '{{count}} أخرى',
  moved: 'نُقل الحدث',
  form: {
    edit: 'حدث',
    title: 'الاسم',
    allDay: 'طوال اليوم',
    start: 'البداية',
    end: 'النهاية',
    lastDay: 'اليوم الأخير',
    firstDay: 'اليوم الأول',
    desc: 'الوصف',
    save: 'حفظ الحدث',
    delete: 'حذف الحدث',
  },
  removed: 'حُذف الحدث',
  rule: {
    title: 'اكتب اسم الحدث.',
    day: 'اكتب اليوم هكذا 31/12/2026.',
    moment: 'اكتب اليوم والساعة هكذا 31/12/2026 18:00.',
    order: 'النهاية بعد البداية.',
  },
}
