import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  walk: 'القيام بالجولة',
  continue: 'متابعة الجولة',
  points: 'النقاط',
  walker: 'سجّلها {{name}}',
  clockAhead: 'ساعة الهاتف متقدمة {{minutes}} دقيقة: الأوقات من الخادم',
  clockBehind: 'ساعة الهاتف متأخرة {{minutes}} دقيقة: الأوقات من الخادم',
  others_zero: 'كل القراءات محتسبة',
  others_one: 'قراءة واحدة لا تُحتسب: مكررة أو من هاتف آخر أو خارج المسار',
  others_two: 'قراءتان لا تُحتسبان: مكررتان أو من هاتف آخر أو خارج المسار',
  others_few: '{{count}} قراءات لا تُحتسب: مكررة أو من هاتف آخر أو خارج المسار',
  others_many: '{{count}} قراءة لا تُحتسب: مكررة أو من هاتف آخر أو خارج المسار',
  others_other: '{{count}} قراءة لا تُحتسب: مكررة أو من هاتف آخر أو خارج المسار',
  optional: 'اختيارية',
  picture: 'صورة عند {{point}}',
  results: {
    scanned: 'مقروءة',
    skipped: 'متروكة',
    open: 'للقراءة',
  },
  marks: {
    early: 'قبل الوقت',
    out_of_order: 'خارج الترتيب',
    short_stay: 'بقاء قصير',
    unverified: 'الموقع غير متحقق منه',
  },
  suspicions: {
    clock_set_back: 'ساعة أُرجعت',
    too_fast: 'أسرع من المعقول',
    even_gaps: 'فواصل متساوية',
    old_code: 'ملصق قديم',
    out_of_radius: 'بعيد عن النقطة',
    before_pack: 'قبل فتح الجولة',
    ahead_of_server: 'وقت أطول مما مضى',
  },
  verdicts: {
    fine: 'تُحتسب',
    not_valid: 'لا تُحتسب',
  },
  judged: 'حُكم على القراءة',
  judgedFine: 'حُكم عليها: تُحتسب',
  judgedNotValid: 'قراءة لا تُحتسب',
}
