import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'الأسئلة الشائعة',
  description: 'أكثر ما يُسأل عنه في الحياة اليومية في المجمّع.',
  search: 'ابحث عن سؤال',
  count_zero: 'لا أسئلة',
  count_one: 'سؤال واحد',
  count_two: 'سؤالان',
  count_few: '{{count}} أسئلة',
  count_many: '{{count}} سؤالًا',
  count_other: '{{count}} سؤال',
  none: 'لا سؤال بهذه الكلمات',
  noneText: 'جرّب كلمات أخرى أو ابحث في مركز المساعدة.',
  clear: 'عرض كل الأسئلة',
  more: 'لم تجد ما تبحث عنه؟',
  moreText: 'مركز المساعدة يشرح كل مهمة خطوة بخطوة.',
  open: 'فتح مركز المساعدة',
}
