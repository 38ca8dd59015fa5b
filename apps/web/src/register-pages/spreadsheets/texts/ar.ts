import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  import: 'استيراد',
  export: 'تصدير',
  exportHint: 'ما يعرضه البحث والمرشّحات الآن.',
  exportTooMany: 'الصفوف المحددة كثيرة: ضيّق القائمة بالبحث والمرشّحات ثم صدّرها.',
  csv: 'جدول CSV',
  xlsx: 'جدول Excel (XLSX)',
  pdf: 'القائمة PDF',
  pdfRows_zero: 'بلا صفوف',
  pdfRows_one: 'صف واحد',
  pdfRows_two: 'صفان',
  pdfRows_few: '{{count}} صفوف',
  pdfRows_many: '{{count}} صفًا',
  pdfRows_other: '{{count}} صف',
  pdfMade: 'صدّره {{name}} في {{at}}',
  pdfPage: 'صفحة {{page}} من {{pages}}',
  pdfFilters: 'عوامل التصفية',
  pdfNoFilters: 'لا شيء',
  pdfZone: 'المنطقة الزمنية',
  exportFailed: 'تعذّر التصدير',
}
