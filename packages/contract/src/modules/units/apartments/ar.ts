import type { TextOf } from '../../../texts/register-text.ts'
import type { apartments } from './apartments.ts'

export const ar: TextOf<typeof apartments> = {
  one: 'شقة',
  many: 'الشقق',
  gender: 'f',
  purpose: 'كل وحدة، ومن يشغلها ومنذ متى.',
  fields: {
    floor: 'الطابق',
    kind: 'النوع',
    area_m2: 'المساحة (م²)',
    ideal_fraction: 'الحصة المشاعة',
    intercom: 'الإنتركوم',
    parking_spots: 'مواقف السيارات',
    occupancy: 'الإشغال',
    visitor_cap: 'الحد الأقصى للزوار',
  },
  help: {
    ideal_fraction: 'رقم من 0 إلى 1، مثل 0.00625.',
    visitor_cap: 'عدد الزوار المسموح بوجودهم في الوحدة معًا.',
  },
  choices: {
    kind: {
      apartment: 'شقة',
      house: 'منزل',
      commercial: 'مكتب تجاري',
      storage: 'مستودع',
      classroom: 'قاعة دراسية',
      consulting_room: 'عيادة',
      lot: 'قطعة أرض',
      line: 'خط تجميع',
    },
    occupancy: {
      vacant: 'شاغرة',
      owner: 'يسكنها المالك',
      rented: 'مؤجّرة',
      short_stay: 'إقامة قصيرة',
      works: 'قيد الأشغال',
    },
  },
  views: {
    vacant: { m: 'شاغرة', f: 'شاغرة' },
  },
}
