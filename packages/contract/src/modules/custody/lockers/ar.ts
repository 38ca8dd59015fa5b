import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const ar: TextOf<typeof lockers> = {
  one: 'خزانة طرود',
  many: 'خزائن الطرود',
  gender: 'f',
  purpose: 'خزائن الطرود وأبواب كل منها.',
  fields: {
    code: 'الرمز',
    manufacturer: 'المُصنّع',
    board: 'اللوحة',
    location: 'المكان',
    serial: 'الرقم التسلسلي',
    has_sensors: 'مستشعرات في الأبواب',
    doors: 'الأبواب',
    channel: 'القناة',
    size: 'الحجم',
    state: 'الاستخدام',
    latch: 'القفل',
  },
  help: {
    has_sensors: 'حدده إذا كان لكل باب مستشعر يبيّن وجود شيء بداخله. وبدونه يؤكد من فتح الباب.',
  },
  sections: {
    board: 'اللوحة',
    doors: 'الأبواب',
  },
  choices: {
    size: { P: 'صغير', M: 'متوسط', G: 'كبير', GG: 'كبير جدًا' },
    state: {
      free: 'شاغر',
      reserved: 'محجوز',
      occupied: 'مشغول',
      blocked: 'محظور',
    },
    latch: {
      closed: 'مغلق',
      open: 'مفتوح',
      unknown: 'غير معروف',
    },
  },
}
