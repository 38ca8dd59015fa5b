import type { TextOf } from '../../../texts/register-text.ts'
import type { residents } from './residents.ts'

export const ar: TextOf<typeof residents> = {
  one: 'ساكن',
  many: 'السكان',
  gender: 'm',
  purpose: 'بيانات كل {{resident}}. سجّلهم واحدًا واحدًا أو استورد جدولًا.',
  fields: {
    former: 'انتقل من السكن',
    occupancy: 'إشغال',
    emergency_contact: 'جهة اتصال للطوارئ',
    guardian: 'وليّ الأمر',
    exit_permission: 'الخروج دون مرافق',
    access_types: 'طرق الدخول',
    facial_status: 'التعرف على الوجه',
    approval: 'الموافقة',
    refusal_reason: 'سبب الرفض',
    decided_at: 'تاريخ القرار',
    decided_by: 'صاحب القرار',
    consents: 'الموافقات الممنوحة',
    purpose: 'الغرض',
    term_version: 'نسخة الشروط',
    given_on: 'مُنحت في',
    revoked_on: 'سُحبت في',
    relation: 'القرابة أو الصفة',
  },
  help: {
    cpf: 'ليس إلزاميًا: قد لا يحمله الأجانب والأطفال.',
    guardian: 'إلزامي لمن هم دون 18 سنة.',
    social_name: 'إن ذُكر فهو الاسم الذي يظهر عند البوابة.',
  },
  sections: { minor: 'قاصر', decision: 'القرار' },
  choices: {
    exit_permission: { free: 'حر', guardian: 'مع وليّ الأمر فقط', never: 'ممنوع' },
    facial_status: {
      none: 'غير مسجّل',
      consent_pending: 'بانتظار الموافقة',
      photo_pending: 'بانتظار الصورة',
      processing: 'قيد المعالجة',
      enrolled: 'مسجّل',
      failed: 'فشل',
      revoked: 'ملغى',
    },
    approval: { accepted: 'مقبول', pending: 'بانتظار القبول', refused: 'مرفوض' },
    purpose: { image: 'استخدام الصورة', contact: 'التواصل' },
  },
  actions: { invite: 'دعوة', remind: 'تذكير' },
  transitions: {
    accept: { button: 'قبول', done: 'قُبل التسجيل' },
    refuse: {
      button: 'رفض',
      done: 'رُفض التسجيل',
      text: 'من يُرفض يخرج من الوحدة، ويقرأ مَن اقترحه السبب.',
    },
  },
  views: {
    no_unit: { m: 'بلا {{apartment}}', f: 'بلا {{apartment}}' },
    former: { m: '{{residents}} السابقون', f: '{{residents}} السابقات' },
    pending: { m: 'بانتظار الموافقة', f: 'بانتظار الموافقة' },
  },
  refusals: {
    guardian_required: 'من هم دون 18 سنة يحتاجون إلى وليّ أمر.',
    guardian_self: 'لا يكون الشخص وليّ أمر نفسه.',
  },
  needs: {
    pending: {
      zero: 'لا مقترحات تنتظر قرارك',
      one: 'مقترح واحد ينتظر قرارك',
      two: 'مقترحان ينتظران قرارك',
      few: '{{count}} مقترحات تنتظر قرارك',
      many: '{{count}} مقترحًا ينتظر قرارك',
      other: '{{count}} مقترح ينتظر قرارك',
    },
  },
}
