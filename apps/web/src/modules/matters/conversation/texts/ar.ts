import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'المحادثة',
  none: 'لم يُقل شيء بعد.',
  earlier: 'اعرض ما سبق ({{count}})',
  write: 'اكتب تعليقًا',
  send: 'علّق',
  picture: 'مع صورة',
  pictureOf: 'صورة تعليق {{name}}',
  sent: 'سُجّل التعليق',
  readers: 'من يقرؤه',
  system: 'النظام',
}
