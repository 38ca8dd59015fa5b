import type { TextOf } from '../../../texts/register-text.ts'
import type { itemPasses } from './item-passes.ts'

export const ar: TextOf<typeof itemPasses> = {
  one: 'تصريح غرض',
  many: 'تصاريح الأغراض',
  gender: 'm',
  purpose: 'ما يخرج أو يدخل، مع من، ومن سمح به: أدوات وأثاث وصناديق.',
  fields: {
    description: 'ما هو',
    quantity: 'الكمية',
    direction: 'الاتجاه',
    carrier: 'من يحمله',
    host: 'أذن به',
    visit: 'الزيارة',
    state: 'حالة التصريح',
    passed_at: 'وقت التحقق',
    passed_by: 'تحقق منه',
  },
  sections: {
    progress: 'السير',
  },
  choices: {
    direction: {
      in: 'دخول',
      out: 'خروج',
    },
    state: {
      authorised: 'مسموح به',
      passed: 'تم التحقق',
      cancelled: 'ملغى',
    },
  },
  transitions: {
    pass: {
      button: 'تحقق عند البوابة',
      done: 'تم التحقق من الغرض',
    },
    cancel: {
      button: 'إلغاء',
      done: 'أُلغي التصريح',
    },
  },
  views: {
    authorised: {
      m: 'المسموح بها',
      f: 'المسموح بها',
    },
  },
}
