import type { TextOf } from '../../../texts/register-text.ts'
import type { lockers } from './lockers.ts'

export const ar: TextOf<typeof lockers> = {
  one: 'خزانة طرود',
  many: 'خزائن الطرود',
  gender: 'f',
  purpose: 'خزائن الطرود وأبواب كل منها.',
  fields: {
    unready: 'لا تُفتح من هنا',
    silent: 'لا تستجيب',
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
  refusals: {
    door_number_taken: 'باب آخر في هذه الخزانة له هذا الرقم.',
    door_channel_taken: 'باب آخر في هذه الخزانة يستخدم هذه القناة.',
    door_taken: 'هذا الباب فيه طرد بالفعل أو محجوب.',
    board_taken: 'تستخدم خزانة أخرى أقفال هذه اللوحة.',
    board_disagrees: 'تقول اللوحة غير ذلك عن هذا الباب. أغلقه واقرأ من جديد.',
    no_door_free: 'لا يوجد باب خالٍ بهذا الحجم. اتركه لدى البوابة.',
    driver_missing: 'لا تُفتح هذه الخزانة من هنا: اختر بروتوكول الشركة المصنّعة.',
    board_missing: 'أدخل رقم اللوحة في سجل الخزانة.',
    address_not_approved: 'ينتظر عنوان الخزانة موافقة مسؤول المنصة.',
    door_busy: 'هذا الباب قيد الفتح. انتظر حتى يُغلق.',
    door_in_use: 'هذا الباب مستخدم. أفرغه أولًا.',
  },
  needs: {
    silent: {
      zero: 'كل الخزائن تستجيب',
      one: 'خزانة واحدة لا تستجيب على الشبكة',
      two: 'خزانتان لا تستجيبان على الشبكة',
      few: '{{count}} خزائن لا تستجيب على الشبكة',
      many: '{{count}} خزانة لا تستجيب على الشبكة',
      other: '{{count}} خزانة لا تستجيب على الشبكة',
    },
  },
}
