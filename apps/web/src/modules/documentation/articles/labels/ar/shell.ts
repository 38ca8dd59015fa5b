// Printed by `npm run print` from the texts whose keys the articles name.
export const shell: Readonly<Record<string, string>> = {
  'keys.single': 'المفتاحان / و ?',
  'settings.tabs.reading': 'القراءة',
  'shell.toolbar.appearance': 'المظهر',
  'shell.toolbar.fontSize': 'حجم الخط',
  'shell.toolbar.shortcuts': 'الاختصارات',
  'shell.user.company': 'إعدادات الشركة',
  'shell.user.language': 'اللغة',
  'shell.user.profile': 'ملفي الشخصي',
  'shell.user.register': 'إنشاء حساب',
  'shell.user.workAs': 'العمل بصفة',
}
