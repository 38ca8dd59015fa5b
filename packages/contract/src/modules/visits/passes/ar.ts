import type { TextOf } from '../../../texts/register-text.ts'
import type { passes } from './passes.ts'

export const ar: TextOf<typeof passes> = {
  one: 'تصريح',
  many: 'التصاريح',
  gender: 'm',
  purpose: 'دعوات تسمح بالدخول دون سؤال جديد: مرة أو مرات أو في أيام وأوقات محددة.',
  heading: 'دعوة {{guest_name}} · {{apartment}}',
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
  refusals: {
    ends_with_today: 'ما تعطيه البوابة يسري حتى نهاية اليوم فقط.',
    pass_required: 'لا يوجد تصريح لهذه الزيارة. سجّل الوصول واطلب الإذن.',
    pass_unknown: 'هذا الرمز ليس لتصريح هنا.',
    pass_revoked: 'أُلغي هذا التصريح.',
    pass_cancelled: 'أُلغيت زيارة هذا التصريح.',
    pass_not_yet: 'هذا التصريح لم يبدأ سريانه بعد.',
    pass_expired: 'انتهى سريان هذا التصريح.',
    pass_used_up: 'استُخدم هذا التصريح من قبل.',
    pass_wrong_day: 'هذا التصريح لا يسري في هذا اليوم من الأسبوع.',
    pass_wrong_hour: 'هذا التصريح لا يسري في هذا الوقت.',
    pass_holiday: 'هذا التصريح لا يسري في العطل.',
    pass_wrong_destination: 'هذا التصريح لوجهة أخرى.',
    pass_host_gone: 'من أعطى هذا التصريح لم يعد يسكن هذه الوحدة.',
  },
}
