import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  import: 'استيراد',
  export: 'تصدير',
  exportHint: 'ما يعرضه البحث والمرشّحات الآن.',
  exportTooMany: 'الصفوف المحددة كثيرة: ضيّق القائمة بالبحث والمرشّحات ثم صدّرها.',
  csv: 'جدول CSV',
  xlsx: 'جدول Excel (XLSX)',
  exportFailed: 'تعذّر التصدير',
}
