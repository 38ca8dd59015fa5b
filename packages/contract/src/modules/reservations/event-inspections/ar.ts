import type { TextOf } from '../../../texts/register-text.ts'
import type { eventInspections } from './event-inspections.ts'

export const ar: TextOf<typeof eventInspections> = {
  one: 'عنصر مفحوص',
  many: 'العناصر المفحوصة',
  gender: 'm',
  purpose: 'ما وُجد في المرفق قبل كل حجز وبعده.',
  fields: {
    event: 'الحجز',
    moment: 'الوقت',
    item: 'العنصر',
    result: 'النتيجة',
    note: 'ملاحظة',
    picture: 'صورة',
  },
  sections: { found: 'ما وُجد' },
  choices: {
    moment: { before: 'قبل', after: 'بعد' },
    result: { fine: 'سليم', damaged: 'متضرر' },
  },
}
