import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  choose: 'اختر شركة',
  current: 'الشركة: {{company}}. تغيير',
  chosen: 'الشركة المختارة',
  search: 'البحث عن شركة بالاسم',
  companies: 'الشركات',
  empty: 'لا توجد شركة بهذا الاسم.',
  failed: 'تعذّر البحث عن الشركات. حاول مرة أخرى.',
  inactive: 'غير نشطة',
  clear: 'الخروج من هذه الشركة',
  keys: 'الأسهم للاختيار، Enter للفتح، Esc للإغلاق',
}
