import type { TextOf } from '../../../texts/register-text.ts'
import type { segments } from './segments.ts'

export const ar: TextOf<typeof segments> = {
  one: 'قطاع',
  many: 'القطاعات',
  gender: 'm',
  purpose: 'كل قطاع يمنح المباني والوحدات والأشخاص أسماءه.',
  fields: {
    name_segment: 'اسم القطاع',
    base: 'الأساس',
    terms: 'المصطلحات',
    sectors: 'الأقسام',
    pt: 'البرتغالية',
    en: 'الإنجليزية',
    es: 'الإسبانية',
    ar: 'العربية',
    tower: 'البرج',
    apartment: 'الشقة',
    resident: 'الساكن',
    employee: 'الموظف',
    manager: 'المدير',
    singular: 'المفرد',
    plural: 'الجمع',
    gender: 'الجنس النحوي',
  },
  help: { terms: 'اتركها فارغة لاستخدام مصطلحات الأساس.' },
  sections: { terms: 'المصطلحات' },
  choices: {
    base: {
      condominium: 'مجمّع سكني',
      construction: 'بناء',
      education: 'تعليم',
      health: 'صحة',
      industry: 'صناعة',
    },
    gender: { m: 'مذكر', f: 'مؤنث' },
  },
}
