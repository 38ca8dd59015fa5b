import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'مراقبة الدخول',
  list: 'مرات الدخول مباشرة',
  newest: 'أحدث دخول',
  fresh_zero: 'لا جديد',
  fresh_one: 'دخول جديد واحد',
  fresh_two: 'دخولان جديدان',
  fresh_few: '{{count}} مرات دخول جديدة',
  fresh_many: '{{count}} مرة دخول جديدة',
  fresh_other: '{{count}} مرة دخول جديدة',
  strip: 'عرض مرات الدخول عند',
  allPoints: 'كل النقاط',
  allAccesses: 'عرض كل مرات الدخول',
  points: 'النقاط المستخدمة',
  noReader: 'بلا قارئ',
  notFromHere: 'لا يُفتح من هنا',
  noneYet: 'لا دخول بعد',
  none: 'لا دخول بعد',
  noneHere: 'لا دخول عند هذه النقطة بعد',
  noneText: 'من يمر يظهر هنا فورًا، مع صورته وما تقرر.',
  noPoints: 'لا توجد نقطة قيد الاستخدام',
  noPointsText: 'تظهر هنا نقاط الدخول النشطة مع حالة القارئ.',
  lost: 'لا اتصال: توقفت المراقبة',
  lostText: 'من يمر الآن يظهر عند عودة الاتصال. وحتى ذلك الحين لا يُفتح شيء من هنا.',
}
