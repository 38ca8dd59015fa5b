import type { TextOf } from '../../../texts/register-text.ts'
import type { passes } from './passes.ts'

export const ar: TextOf<typeof passes> = {
  one: 'تصريح',
  many: 'التصاريح',
  gender: 'm',
  purpose: 'دعوات تسمح بالدخول دون سؤال جديد: مرة أو مرات أو في أيام وأوقات محددة.',
  fields: {
    guest_name: 'الزائر',
    visitor: 'سجل الزائر',
    host: 'المضيف',
    companions: 'المرافقون',
    purpose: 'الغرض',
    uses_allowed: 'مرات الدخول المسموح بها',
    uses_done: 'مرات الدخول',
    weekdays: 'أيام الأسبوع',
    from_time: 'من',
    to_time: 'إلى',
    on_holidays: 'سارٍ في العطل',
    state: 'حالة التصريح',
    given_by: 'أعطاه',
    revoked_at: 'وقت الإلغاء',
    revoked_by: 'ألغاه',
  },
  help: {
    companions: 'عدد المرافقين دون احتساب الزائر.',
    uses_allowed: 'إن تُرك فارغًا: بعدد المرات اللازم خلال سريانه.',
    weekdays: 'دون اختيار: كل الأيام.',
    from_time: 'الوقت الذي ينتهي قبل أن يبدأ يمتد إلى اليوم التالي.',
  },
  sections: {
    destination: 'الوجهة',
    validity: 'السريان',
    hours: 'الأيام والأوقات',
    arrival: 'الوصول',
    progress: 'السير',
  },
  choices: {
    kind: {
      social: 'زيارة اجتماعية',
      delivery: 'توصيل',
      ride: 'سائق',
      service: 'خدمة',
      event_guest: 'ضيف مناسبة',
      recurring: 'متكررة',
    },
    given_by: { household: 'السكان', company: 'الإدارة', gate: 'البوابة' },
    state: {
      active: 'سارٍ',
      used: 'مستعمل',
      cancelled: 'ملغى مع الزيارة',
      revoked: 'ملغى',
    },
  },
  actions: {
    share: 'مشاركة',
  },
  transitions: {
    cancel: { button: 'إلغاء مع الزيارة', done: 'أُلغي التصريح مع الزيارة' },
    revoke: {
      button: 'إلغاء التصريح',
      done: 'أُلغي التصريح',
      text: 'يتوقف الرابط ورمز QR فورًا.',
    },
  },
  views: {
    recurring: {
      m: 'المتكررون',
      f: 'المتكررة',
    },
  },
}
