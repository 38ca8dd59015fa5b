import type { TextOf } from '../../../texts/register-text.ts'
import type { patrols } from './patrols.ts'

export const ar: TextOf<typeof patrols> = {
  one: 'دورية',
  many: 'دوريات',
  gender: 'f',
  purpose: 'مسارات الحراسة: أي نقاط، وفي أي أيام وساعات، ومع من.',
  fields: {
    description: 'الوصف',
    points: 'النقاط',
    point: 'النقطة',
    not_before_min: 'ليس قبل (دقيقة)',
    min_dwell_s: 'أقل بقاء (ثانية)',
    optional: 'اختيارية',
    enforce_order: 'بهذا الترتيب',
    schedule: 'المواعيد',
    weekdays: 'الأيام',
    starts_at: 'البداية',
    shift_starts_at: 'تبدأ المناوبة في',
    range_min: 'أطول مدة (دقيقة)',
    grace_min: 'المهلة (دقيقة)',
    employees: 'من يقوم بها',
    employee: 'الموظف',
    supervisors: 'المشرفون',
    supervisor: 'المشرف',
  },
  help: {
    points: 'بترتيب المسار.',
    not_before_min: 'دقائق بعد بدء الجولة.',
    min_dwell_s: 'ثوانٍ حتى قراءة النقطة التالية.',
    enforce_order: 'تُعلَّم النقطة المقروءة خارج الترتيب.',
    schedule: 'بلا أيام: كلها. بلا مواعيد تبدأ الجولات غير مخططة فقط.',
    shift_starts_at:
      'البداية قبل هذه الساعة تُحسب لليوم السابق: جولة الساعة 2 في مناوبة تبدأ الساعة 18 تُحسب لليوم السابق.',
    grace_min: 'فارغ: 15 دقيقة. الجولة التي لم يبدأها أحد حتى ذلك تُعد فائتة.',
    employees: 'أول من هو في المناوبة يكون مسؤولًا.',
    supervisors: 'يُبلَّغون عند خلل. فارغ: المدير.',
  },
  sections: {
    route: 'المسار',
    times: 'متى',
    people: 'الأشخاص',
  },
  heads: {
    name: ['المسار'],
  },
  refusals: {
    points_missing: 'أدخل نقطة واحدة على الأقل من المسار.',
    start_repeated: 'هذه البداية في القائمة لليوم نفسه.',
  },
}
