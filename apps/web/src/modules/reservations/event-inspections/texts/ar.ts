import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'الفحص',
  before: 'قبل الاستخدام',
  after: 'بعد الاستخدام',
  allFine: 'كل شيء سليم',
  fine: 'سليم',
  damage: 'تسجيل ضرر',
  change: 'تصحيح',
  open: 'لم يُفحص',
  saved: 'سُجّل الفحص',
  by: '{{name}}، {{at}}',
  picture: 'صورة {{item}}',
}
