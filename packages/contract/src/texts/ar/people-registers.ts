import type { RegisterTexts } from '../register-texts.ts'

/** The words of registers of people: who lives in the units, and who comes to visit. */
export const arPeopleTexts: Pick<RegisterTexts, 'residents' | 'occupancies' | 'visitors'> = {
  residents: {
    one: 'ساكن',
    many: 'السكان',
    gender: 'm',
    purpose: 'بيانات كل {{resident}}. سجّلهم واحدًا واحدًا أو استورد جدولًا.',
    fields: {
      emergency_contact: 'جهة اتصال للطوارئ',
      guardian: 'وليّ الأمر',
      exit_permission: 'الخروج دون مرافق',
      access_types: 'طرق الدخول',
      facial_status: 'التعرف على الوجه',
      approval: 'الموافقة',
      refusal_reason: 'سبب الرفض',
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
    sections: { minor: 'قاصر' },
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
      purpose: { facial: 'التعرف على الوجه', image: 'استخدام الصورة', contact: 'التواصل' },
    },
    actions: { accept: 'قبول {{resident}}', refuse: 'رفض {{resident}}' },
  },
  occupancies: {
    one: 'إشغال',
    many: 'الإشغالات',
    gender: 'm',
    purpose: 'من يشغل كل وحدة، وبأي صفة ومنذ متى.',
    fields: {
      starts_on: 'منذ',
      ends_on: 'حتى',
      may_authorize_visitors: 'يأذن بدخول الزوار',
      may_book: 'يحجز المرافق المشتركة',
      gets_parcels: 'يستلم الطرود',
    },
    sections: { occupancy: 'الإشغال' },
    choices: {
      relation: {
        owner: 'مالك',
        tenant: 'مستأجر',
        dependent: 'تابع',
        domestic_staff: 'عامل منزلي',
        landlord: 'مؤجّر',
      },
    },
  },
  visitors: {
    one: 'زائر',
    many: 'الزوار',
    gender: 'm',
    purpose: 'الأشخاص الذين يزورون، ولكل منهم وثيقة.',
    fields: { provisional: 'مؤقت', blocked: 'محظور', blocked_reason: 'سبب الحظر' },
    help: { cpf: 'رقم CPF أو وثيقة أخرى: يلزم أحدهما.' },
    sections: { block: 'الحظر' },
  },
}
