import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  week: {
    title: 'ساعات الأسبوع',
    allDay: 'طوال اليوم',
    none: 'لا ساعات',
  },
  validity: {
    today: 'اليوم',
    until: 'سارٍ حتى {{day}}',
    over: 'انتهى {{day}}',
    none: 'بلا انتهاء',
  },
}
