import type { TextOf } from '../../../texts/register-text.ts'
import type { serviceProviders } from './service-providers.ts'

export const ar: TextOf<typeof serviceProviders> = {
  one: 'مقدّم خدمة',
  many: 'مقدّمو الخدمات',
  gender: 'm',
  purpose: 'الشركات والأشخاص الذين يدخلون للعمل، مع العقد والفنيين والوثائق.',
  fields: {
    category: 'الفئة',
    legal_name: 'الاسم القانوني',
    cnpj: 'رقم CNPJ',
    state_registration: 'التسجيل لدى الولاية',
    municipal_registration: 'التسجيل لدى البلدية',
    site: 'الموقع الإلكتروني',
    contact_name: 'جهة الاتصال',
    approval: 'الموافقة',
    block_reason: 'سبب الحظر',
    decided_at: 'تاريخ القرار',
    decided_by: 'صاحب القرار',
    contract_from: 'العقد من',
    contract_to: 'العقد حتى',
    allowed_days: 'الأيام المسموح بها',
    allowed_from: 'الدخول من الساعة',
    allowed_to: 'الدخول حتى الساعة',
    apartments: 'الوحدات المخدومة',
    technicians: 'الفنيون',
    document: 'وثيقة الهوية',
    documents: 'الوثائق',
    document_kind: 'نوع الوثيقة',
    expires_on: 'صالحة حتى',
    picture: 'صورة الوثيقة',
  },
  help: {
    name: 'للشركة: الاسم التجاري.',
    apartments:
      'إن لم تُحدَّد أي وحدة، يخدم المقدّم المناطق المشتركة وجميع الوحدات. وإن حُدِّدت، تطلب البوابة سببًا للدخول إلى وحدة أخرى.',
    documents: 'تظهر الوثيقة المنتهية بجانب الاسم وفي عرض «وثائق منتهية».',
  },
  sections: {
    company: 'الشركة',
    decision: 'الموافقة',
    contract: 'العقد والأوقات',
    units: 'أماكن العمل',
    technicians: 'الفنيون',
  },
  choices: {
    kind: {
      company: 'شركة',
      person: 'شخص',
    },
    approval: {
      pending: 'بانتظار الموافقة',
      approved: 'مقبول',
      blocked: 'محظور',
    },
    document_kind: {
      contract: 'عقد',
      insurance: 'تأمين',
      certificate: 'شهادة',
      training: 'تدريب (NR)',
      health: 'صحة (ASO)',
      other: 'أخرى',
    },
  },
  transitions: {
    approve: { button: 'موافقة', done: 'قُبل مقدّم الخدمة' },
    block: { button: 'حظر', done: 'حُظر مقدّم الخدمة', text: 'ترى البوابة الحظر وسببه.' },
  },
  views: {
    documents_expired: { m: 'وثائق منتهية', f: 'وثائق منتهية' },
    pending: { m: 'بانتظار الموافقة', f: 'بانتظار الموافقة' },
  },
}
