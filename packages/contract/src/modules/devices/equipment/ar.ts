import type { TextOf } from '../../../texts/register-text.ts'
import type { equipment } from './equipment.ts'

export const ar: TextOf<typeof equipment> = {
  one: 'جهاز',
  many: 'الأجهزة',
  gender: 'm',
  purpose: 'قارئات وبوابات دوارة وأبواب وأجهزة اتصال وكاميرات، وكيفية الوصول إليها.',
  fields: {
    manufacturer: 'المُصنّع',
    driver: 'طريقة الاتصال',
    model: 'الطراز',
    serial: 'الرقم التسلسلي',
    host: 'عنوان الشبكة',
    ip: 'IP',
    port: 'منفذ الشبكة',
    username: 'اسم المستخدم',
    location: 'المكان',
    access_types: 'أنواع الدخول',
    operation_mode: 'وضع التشغيل',
    firmware: 'البرنامج الثابت',
    clock_drift: 'فرق الساعة بالثواني',
    last_seen_at: 'آخر ظهور',
    state: 'الاتصال',
  },
  help: {
    host: 'يوافق مسؤول المنصة على العنوان قبل أول استخدام.',
  },
  sections: {
    network: 'الشبكة',
    condition: 'الحالة',
  },
  actions: { 'set-secret': 'تعيين كلمة المرور' },
  choices: {
    kind: {
      facial: 'قارئ وجوه',
      card: 'قارئ بطاقات',
      turnstile: 'بوابة دوارة',
      gate: 'بوابة',
      door: 'باب',
      intercom: 'جهاز اتصال داخلي',
      camera: 'كاميرا',
      lpr: 'قارئ لوحات',
    },
    driver: {
      control_id: 'Control iD',
      none: 'بلا اتصال',
    },
    operation_mode: {
      standalone: 'مستقل',
      online: 'متصل',
      contingency: 'طوارئ',
    },
    state: {
      unknown: 'غير معروف',
      online: 'متصل',
      offline: 'غير متصل',
      error: 'به عطل',
    },
  },
  // Files of earlier versions name protocols.
  choiceWords: { driver: { none: ['HTTP', 'ONVIF', 'ISAPI', 'SIP', 'تسلسلي'] } },
}
