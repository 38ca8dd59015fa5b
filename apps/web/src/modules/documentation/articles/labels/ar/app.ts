// Printed by `npm run print` from the texts whose keys the articles name.
export const app: Readonly<Record<string, string>> = {
  'app.navigation.management': 'الإدارة العامة',
  'app.navigation.registers': 'السجلات',
  'app.navigation.reports': 'التقارير',
  'app.phoneBar.more': 'المزيد',
  'app.titles.project': 'الرئيسية',
  'app.titles.reportsAccesses': 'تقرير عمليات الدخول',
  'app.titles.reportsOccurences': 'تقرير الوقائع',
  'app.titles.reportsRounds': 'تقرير الجولات',
  'app.titles.reportsVisitors': 'تقرير الزوار',
  'app.titles.servers': 'الخوادم',
  'app.work.ofResidents': 'كل يوم',
  'app.work.title': 'العمل',
}
