import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  navigation: {
    dashboards: 'لوحات المعلومات',
    reports: 'التقارير',
    management: 'الإدارة العامة',
    administration: 'شؤون المجمّع',
    settings: 'الإعدادات',
    registers: 'السجلات',
    help: 'المساعدة',
  },
  titles: {
    analytics: 'التحليلات',
    reportsRounds: 'تقرير الجولات',
    reportsVisitors: 'تقرير الزوار',
    reportsOccurences: 'تقرير الحوادث',
    project: 'الرئيسية',
    gate: 'البوابة',
    panic: 'الاستغاثة',
    documentation: 'التوثيق',
    changelog: 'سجل التغييرات',
    api: 'مرجع واجهة البرمجة',
    commercialUsers: 'مستخدمو المبيعات',
  },
  commands: { title: 'إجراءات', receive: 'استلام طرد' },
  administrators: 'مسؤولو النظام',
  errors: {
    'error-401': {
      title: 'هذه الصفحة تتطلب صلاحية أخرى',
      text: 'دورك لا يفتح هذه الصفحة. ادخل بحساب آخر أو تواصل مع الإدارة.',
    },
    'error-404': {
      title: 'لم نعثر على هذه الصفحة',
      text: 'قد يكون العنوان خاطئًا أو نُقلت الصفحة. تحقق منه وحاول مرة أخرى.',
    },
    'error-500': {
      title: 'حدث خطأ من جانبنا',
      text: 'سُجّل الخطأ. حاول بعد لحظات؛ ما حفظته ما زال محفوظًا.',
    },
    home: 'الذهاب إلى الرئيسية',
    signIn: 'الذهاب إلى تسجيل الدخول',
    back: 'رجوع',
    crashed: 'توقف هذا الجزء من الشاشة',
    crashedText: 'حاول مرة أخرى. إذا استمر الأمر فأعد تحميل الصفحة.',
    away: 'تحتاج هذه الصفحة إلى الشبكة',
    awayText: 'ما تعرضه ليس على هذا الجهاز. تُفتح عند عودة الاتصال.',
    stale: 'توجد نسخة جديدة',
    staleText: 'جرى تحديث التطبيق أثناء استخدامك له. أعد التحميل للمتابعة.',
  },
  session: {
    expired: 'انتهت جلستك',
    expiredText: 'سجّل الدخول من جديد لتتابع من حيث توقفت.',
  },
}
