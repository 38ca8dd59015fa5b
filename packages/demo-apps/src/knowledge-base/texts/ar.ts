import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'مركز المساعدة',
  text: 'مهام كل يوم، خطوة بخطوة.',
  search: 'ابحث عن مقال',
  found_zero: 'لا مقالات',
  found_one: 'مقال واحد',
  found_two: 'مقالان',
  found_few: '{{count}} مقالات',
  found_many: '{{count}} مقالًا',
  found_other: '{{count}} مقال',
  all_zero: 'لا مقالات',
  all_one: 'عرض المقال',
  all_two: 'عرض المقالين',
  all_few: 'عرض {{count}} مقالات',
  all_many: 'عرض {{count}} مقالًا',
  all_other: 'عرض {{count}} مقال',
  noneTitle: 'لا مقال بهذه الكلمات',
  noneText: 'جرّب كلمات أخرى أو اطّلع على الأسئلة الشائعة.',
  clear: 'عرض كل المقالات',
  faq: 'الأسئلة الشائعة',
  back: 'العودة إلى الفئات',
  some: 'تُعرض المقالات المميزة وعددها {{shown}} من {{total}}. هذه صفحة توضيحية.',
}
