import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  call: 'اتصال',
  openUnit: 'فتح الوحدة',
  keys: 'Ctrl+Enter للاتصال، وShift+Enter لفتح الوحدة',
  more: 'عرض الكل في {{things}}',
}
