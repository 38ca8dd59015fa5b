import type { TextOf } from '../../../texts/register-text.ts'
import type { accessSchedules } from './access-schedules.ts'

export const ar: TextOf<typeof accessSchedules> = {
  one: 'جدول دخول',
  many: 'جداول الدخول',
  gender: 'm',
  purpose: 'الأيام والساعات التي تسري فيها قاعدة دخول، مع العطل على حدة.',
  fields: {
    description: 'الوصف',
    hours: 'الساعات',
    days: 'الأيام',
    from_time: 'من الساعة',
    to_time: 'إلى الساعة',
  },
  help: {
    hours: 'في العطلة تسري فقط الأسطر المعلّمة بـ«عطلة».',
    to_time: 'قبل البداية أو عندها: تنتهي في اليوم التالي.',
  },
  sections: { times: 'متى' },
  choices: {
    days: {
      mon: 'الاثنين',
      tue: 'الثلاثاء',
      wed: 'الأربعاء',
      thu: 'الخميس',
      fri: 'الجمعة',
      sat: 'السبت',
      sun: 'الأحد',
      holiday: 'عطلة',
    },
  },
  refusals: {
    hours_missing: 'أدخل سطر ساعات واحدًا على الأقل.',
    days_missing: 'اختر الأيام التي تسري فيها هذه الساعات.',
  },
}
