import type { TextOf } from '../../../texts/register-text.ts'
import type { employees } from './employees.ts'

export const ar: TextOf<typeof employees> = {
  one: 'موظف',
  many: 'الموظفون',
  gender: 'm',
  purpose: 'من يعملون في البوابة والنظافة والصيانة، مع مناوباتهم وطرق دخولهم.',
  fields: {
    position: 'الوظيفة',
    kind: 'جهة التوظيف',
    admitted_on: 'تاريخ التعيين',
    dismissed_on: 'تاريخ إنهاء الخدمة',
    employment: 'حالة العمل',
    shifts: 'المناوبات',
    weekdays: 'الأيام',
    starts_at: 'البداية',
    ends_at: 'النهاية',
    facial_status: 'التعرف على الوجه',
  },
  help: {
    shifts: 'المناوبة التي تنتهي قبل بدايتها تمتد إلى اليوم التالي.',
    cpf: 'ليس إلزاميًا: قد لا يحمله الأجانب.',
  },
  sections: { job: 'العمل', provider: 'شركة العمالة الخارجية' },
  choices: {
    kind: { own: 'موظف مباشر', outsourced: 'عمالة خارجية' },
    employment: { active: 'على رأس العمل', dismissed: { him: 'انتهت خدمته', her: 'انتهت خدمتها' } },
    facial_status: {
      none: 'غير مسجّل',
      consent_pending: 'بانتظار الموافقة',
      photo_pending: 'بانتظار الصورة',
      processing: 'قيد المعالجة',
      enrolled: 'مسجّل',
      failed: 'فشل',
      revoked: 'ملغى',
    },
  },
  transitions: {
    dismiss: {
      button: 'إنهاء الخدمة',
      done: 'سُجّل إنهاء الخدمة',
      text: 'يصبح السجل غير نشط، وينتهي حساب الدخول الآن.',
    },
    readmit: {
      button: 'إعادة التعيين',
      done: 'سُجّلت إعادة التعيين',
      text: 'يبقى السجل غير نشط حتى تفعّله، ولا يعود حساب الدخول من تلقاء نفسه.',
    },
  },
  views: {
    outsourced: { m: 'عمالة خارجية', f: 'عمالة خارجية' },
    dismissed: { m: 'انتهت خدمتهم', f: 'انتهت خدمتهن' },
  },
  refusals: {
    employee_dismissed: 'أُنهيت خدمة هذا الشخص. أعد تعيينه لتفعيل السجل.',
    provider_required: 'حدّد مقدّم الخدمة لمن هو من عمالة خارجية.',
    provider_own: 'العمالة الخارجية وحدها لها مقدّم خدمة.',
  },
}
