import type { TextOf } from '../../texts/register-text.ts'
import type { tenants } from './tenants.ts'

export const ar: TextOf<typeof tenants> = {
  one: 'شركة',
  many: 'الشركات',
  gender: 'f',
  purpose: 'كل مجمّع سكني أو موقع بناء أو مدرسة أو عيادة أو مصنع يستخدم Portaria.',
  fields: {
    logo: 'الشعار',
    legal_name: 'الاسم القانوني',
    fantasy_name: 'الاسم التجاري',
    cnpj: 'رقم CNPJ',
    state_registration: 'التسجيل في الولاية',
    municipal_registration: 'التسجيل البلدي',
    site: 'الموقع الإلكتروني',
    segment: 'القطاع',
    time_zone: 'المنطقة الزمنية',
    contact_name: 'اسم المسؤول',
    contact_email: 'بريد المسؤول',
    contact_phone: 'هاتف المسؤول',
    dpo_name: 'اسم مسؤول البيانات',
    dpo_email: 'بريد مسؤول البيانات',
    settings: 'الإعدادات',
    security: 'الأمان',
    panic: 'الاستغاثة',
    letter_after_s: 'الثواني حتى الرسالة إلى المديرين',
    platform_after_s: 'الثواني حتى الرسالة إلى المنصة',
    recipient_ids: 'الأشخاص المُبلَّغون',
    second_factor: 'التحقق بخطوتين مطلوب من',
  },
  help: {
    segment: 'يسمّي الشاشات: يصبح البرج موقع بناء أو جناحًا أو قسمًا.',
    time_zone: 'تتبع أيام الشركة وساعاتها كلها هذه المنطقة.',
    dpo_name: 'المسؤول عن البيانات الشخصية (LGPD، المادة 41).',
  },
  sections: {
    site: 'القطاع والمنطقة الزمنية',
    responsible: 'المسؤول',
    privacy: 'مسؤول حماية البيانات',
  },
  choices: { second_factor: { sindico: 'مدير المجمّع', funcionario: 'موظف' } },
}
