// Printed by `npm run print` from the texts whose keys the articles name.
export const reports: Readonly<Record<string, string>> = {
  'month-page.publish': 'إنشاء إعلان',
  'month-page.shareAs': 'مشاركة',
  'month-page.title': 'صفحة الشهر',
  'reports.analytics.title': 'التحليلات',
  'reports.bad': 'أسوأ',
  'reports.chart': 'التطور',
  'reports.export': 'تصدير',
  'reports.from': 'من',
  'reports.good': 'أفضل',
  'reports.period': 'الفترة',
  'reports.presets.last_7': 'آخر 7 أيام',
  'reports.presets.today': 'اليوم',
  'reports.print': 'طباعة',
  'reports.to': 'إلى',
  'reports.totals': 'المجاميع',
}
