import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'البحث',
  field: 'عمّ تبحث؟',
  found_zero: 'لا نتائج',
  found_one: 'نتيجة واحدة',
  found_two: 'نتيجتان',
  found_few: '{{count}} نتائج',
  found_many: '{{count}} نتيجة',
  found_other: '{{count}} نتيجة',
  noneTitle: 'لا نتائج عن «{{typed}}»',
  noneText: 'تحقق من الكتابة أو استخدم كلمات أقل.',
  clear: 'مسح البحث',
  modernTitle: 'اعثر على أي شيء',
  modernText: 'الصفحات والسجلات والمساعدة في بحث واحد.',
  groups: 'أين نبحث',
  all: 'الكل',
  pages: 'الصفحات',
  registers: 'السجلات',
  interface: 'الواجهة',
}
