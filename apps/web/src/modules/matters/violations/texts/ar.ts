import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  open: 'أنذر الوحدة',
  warning: 'رسالة الإنذار',
  decision: 'رسالة القرار',
  pdf: 'احفظ PDF',
  digest: 'رمز النص (SHA-256): {{digest}}',
  failed: 'لم يُنشأ ملف PDF',
}
