import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'لوحة نموذجية',
  about: 'مبيعات وزيارات مختلقة، وهي نفسها دائمًا.',
  yearly: 'المبيعات بالآلاف',
  year: 'السنة',
  month: 'الشهر',
  weekday: 'اليوم',
  hour: 'الساعة',
  sales: 'المبيعات',
  conversion: 'التحويل',
  impressions: 'مرات الظهور بالآلاف',
  visits: 'الزيارات',
  salesToday: 'مبيعات الأسبوع',
  beside: '{{percent}}٪ مقارنة بالأسبوع السابق',
  traffic: 'الزوار والصفحات',
  visitors: 'الزوار',
  views: 'الصفحات المعروضة',
  range: 'الفترة',
  ranges: {
    today: 'اليوم',
    yesterday: 'أمس',
  },
  devices: 'الزيارات حسب الجهاز',
  device: {
    desktop: 'حاسوب',
    tablet: 'لوحي',
    mobile: 'هاتف',
  },
  map: 'من أين تأتي الزيارات',
  campaigns: 'الحملات',
  campaign: 'الحملة',
  clicks: 'النقرات',
}
