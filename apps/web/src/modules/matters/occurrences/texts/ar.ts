import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  aboutSindico: 'هل الأمر عن المدير؟',
  toCouncil: 'أبلغ المجلس: المدير لا يقرؤه.',
  open: 'افتح واقعة',
  alert: 'نداء استغاثة من {{who}}',
}
