import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  toolbar: {
    label: 'الأدوات',
    fontSize: 'حجم الخط',
    fullscreen: 'ملء الشاشة',
    leaveFullscreen: 'الخروج من ملء الشاشة',
    search: 'بحث',
    shortcuts: 'الاختصارات',
    appearance: 'المظهر',
  },
  search: {
    label: 'بحث',
    pages: 'الصفحات',
    empty: 'لا توجد نتائج.',
    keys: 'الأسهم للاختيار، Enter للفتح، Esc للإغلاق',
  },
  shortcuts: {
    search: 'ابحث عن تطبيق أو صفحة',
    add: 'إضافة اختصار: {{page}}',
    remove: 'إزالة الاختصار: {{page}}',
    none: 'ضع نجمة على الصفحات التي تستخدمها أكثر من غيرها.',
    empty: 'لا توجد نتائج.',
    notSaved: 'لم تُحفظ الاختصارات',
  },
  notifications: {
    open: 'فتح الإشعارات',
    openUnread_zero: 'فتح الإشعارات: لا جديد',
    openUnread_one: 'فتح الإشعارات: إشعار جديد',
    openUnread_two: 'فتح الإشعارات: إشعاران جديدان',
    openUnread_few: 'فتح الإشعارات: {{count}} إشعارات جديدة',
    openUnread_many: 'فتح الإشعارات: {{count}} إشعارًا جديدًا',
    openUnread_other: 'فتح الإشعارات: {{count}} إشعار جديد',
    title: 'الإشعارات',
    clearAll: 'مسح الكل',
    emptyTitle: 'لا شيء ينتظرك',
    empty: 'لا توجد إشعارات حاليًا.',
  },
  user: {
    menu: 'فتح قائمة الحساب',
    profile: 'ملفي الشخصي',
    company: 'إعدادات الشركة',
    signOut: 'تسجيل الخروج',
    workAs: 'العمل بصفة',
    switched: 'أنت الآن بصفة {{membership}}',
    notSwitched: 'تعذّر التبديل',
    theme: 'السمة',
    themes: { light1: 'فاتحة', dark1: 'داكنة', system: 'حسب النظام' },
    appearance: 'الألوان والتخطيط',
    language: 'اللغة',
  },
  panels: {
    shortcuts: 'اختصاراتك',
    openShortcuts: 'فتح الاختصارات',
    closeShortcuts: 'إغلاق الاختصارات',
    quick: 'اللوحة السريعة',
    openQuick: 'فتح اللوحة السريعة',
    closeQuick: 'إغلاق اللوحة السريعة',
  },
  footer: {
    signedInAs: 'دخلت باسم {{name}}',
  },
  connection: {
    lost: 'قد يكون ما يُعرض قد تغيّر. يُحدَّث كل شيء تلقائيًا عند عودة الاتصال.',
    dataFrom: 'بيانات {{time}}',
  },
}
