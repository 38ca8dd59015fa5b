import type { TextOf } from '../../../texts/register-text.ts'
import type { visits } from './visits.ts'

export const ar: TextOf<typeof visits> = {
  one: 'زيارة',
  many: 'الزيارات',
  gender: 'f',
  purpose: 'من سيأتي ومن ينتظر ومن في الداخل ومن غادر.',
  fields: {
    guest_name: 'الزائر',
    visitor: 'سجل الزائر',
    host: 'المضيف',
    companions: 'المرافقون',
    purpose: 'الغرض',
    provider_absent: 'بلا مقدّم خدمة مسجّل',
    authority: 'الجهة ورقم الهوية',
    expected_from: 'موعد الوصول المتوقع',
    expected_to: 'متوقعة حتى',
    state: 'حالة الزيارة',
    waiting_since: 'عند البوابة منذ',
    unanswered_at: 'بلا رد منذ',
    answered_at: 'وقت الرد',
    answered_by: 'رد بواسطة',
    answered_through: 'الرد عن طريق',
    answered_name: 'من الذي رد',
    denied_reason: 'سبب الرفض',
    pass: 'التصريح',
    checked_in_at: 'الدخول',
    checked_in_by: 'سجّل الدخول',
    let_in_reason: 'سبب السماح',
    overstay_seen_at: 'تأكيد البقاء في',
    checked_out_at: 'الخروج',
    checked_out_by: 'سجّل الخروج',
    checked_out_how: 'كيفية الخروج',
  },
  help: {
    authority: 'الجهة ورقم الهوية: الشرطة العسكرية، 123456-7.',
    companions: 'عدد المرافقين دون احتساب الزائر.',
    answered_name: 'اسم من سمح أو رفض، لا الشقة وحدها.',
    let_in_reason: 'يُسجَّل مع اسمك.',
  },
  sections: {
    destination: 'الوجهة',
    arrival: 'الوصول',
    forecast: 'الموعد المتوقع',
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
      official: 'جهة رسمية',
    },
    state: {
      expected: 'متوقعة',
      waiting: 'عند البوابة',
      authorised: 'مسموح بها',
      denied: 'مرفوضة',
      cancelled: 'ملغاة',
      no_show: 'لم يأتِ',
      inside: 'في الداخل',
      left: 'غادر',
    },
    answered_through: {
      app: 'التطبيق',
      intercom: 'الاتصال الداخلي',
      phone: 'الهاتف',
      list: 'القائمة',
      desk: 'البوابة',
      pass: 'التصريح',
    },
    checked_out_how: {
      desk: 'عبر البوابة',
      unknown_time: 'بوقت غير معروف',
      closed_by_job: 'خروج غير مسجل',
    },
  },
  actions: {
    'may-stay': 'يمكنه البقاء',
    'undo-entry': 'التراجع عن الدخول',
    'undo-exit': 'التراجع عن الخروج',
    correct: 'إضافة تصحيح',
  },
  transitions: {
    arrive: {
      button: 'وصل',
      done: 'سُجِّل الوصول',
    },
    authorise: {
      button: 'سماح',
      done: 'سُمح بالدخول',
    },
    deny: {
      button: 'رفض',
      done: 'رُفض الدخول',
      text: 'تُبلَّغ البوابة فورًا. لا يرى الزائر السبب.',
    },
    cancel: {
      button: 'إلغاء الزيارة',
      done: 'أُلغيت الزيارة',
    },
    miss: {
      button: 'لم يأتِ',
      done: 'سُجِّل الغياب',
    },
    'check-in': {
      button: 'تسجيل الدخول',
      done: 'سُجِّل الدخول',
    },
    'check-out': {
      button: 'تسجيل الخروج',
      done: 'سُجِّل الخروج',
    },
  },
  views: {
    inside: {
      m: 'في الداخل الآن',
      f: 'في الداخل الآن',
    },
    waiting: {
      m: 'عند البوابة',
      f: 'عند البوابة',
    },
    expected: {
      m: 'المتوقعون',
      f: 'المتوقعة',
    },
  },
}
