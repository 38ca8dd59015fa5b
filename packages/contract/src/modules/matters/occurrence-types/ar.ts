import type { TextOf } from '../../../texts/register-text.ts'
import type { occurrenceTypes } from './occurrence-types.ts'

export const ar: TextOf<typeof occurrenceTypes> = {
  one: 'نوع واقعة',
  many: 'أنواع الوقائع',
  gender: 'm',
  purpose: 'ما تكون الوقائع، وما يطلبه كل نوع.',
  fields: {
    group: 'المجموعة',
    default_severity: 'الخطورة المعتادة',
    requires_photo: 'يطلب صورة',
    sla_hours: 'المهلة (بالساعات)',
  },
  help: { sla_hours: 'إن تُرك فارغًا: لا مهلة موعودة.' },
  choices: {
    group: {
      resident: 'السكان',
      gatehouse: 'البوابة',
      security: 'الأمن',
      maintenance: 'الصيانة',
      assembly: 'الجمعية',
    },
    default_severity: {
      info: 'معلومة',
      minor: 'طفيفة',
      serious: 'خطيرة',
      critical: 'حرجة',
    },
    color: {
      red: 'أحمر',
      orange: 'برتقالي',
      yellow: 'أصفر',
      green: 'أخضر',
      blue: 'أزرق',
      purple: 'بنفسجي',
      grey: 'رمادي',
    },
  },
}
