import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  open: 'فتح',
  openOf: 'فتح: {{point}}',
  choose: 'فتح نقطة',
  point: 'النقطة',
  none: 'لا توجد نقطة دخول قيد الاستخدام.',
  reason: 'السبب',
  reasonHelp: 'يُحفظ مع الدخول وفي السجل، باسمك.',
  quick: 'أسباب متكررة',
  reasons: {
    courier: 'تم التحقق من عامل التوصيل',
    provider: 'مزوّد خدمة مصرّح له',
    key: 'ساكن بلا مفتاح',
    emergency: 'حالة طارئة',
  },
  needsReason: 'اختر السبب أو اكتبه.',
  hold: 'اضغط مطولًا للفتح',
  waiting: 'جارٍ الفتح…',
  done: 'فُتح.',
  refused: 'لم يُفتح.',
  unknown: 'لا يُعرف هل فُتح: انظر إلى الباب.',
  unknownText: 'قبل أن تطلب مرة أخرى تحقق بعينيك أو بالكاميرا.',
  unanswered: 'لم يصل إلى Portaria رد على الطلب.',
  again: { done: 'فتح مرة أخرى', refused: 'المحاولة مرة أخرى', unknown: 'نظرتُ: أطلب مرة أخرى' },
  cancel: 'إلغاء',
  close: 'إغلاق',
  noReader: 'بلا قارئ: لا يُفتح من هنا.',
  notOnline: 'القارئ غير متصل: لا يُفتح من هنا.',
  denied: {
    line: 'رُفض عند {{point}}: {{who}}، {{reason}}',
    somebody: 'شخص غير معروف',
    opens: 'يفتح',
    why: 'لماذا',
  },
}
