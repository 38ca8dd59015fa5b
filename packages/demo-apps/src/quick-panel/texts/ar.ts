import type { Translation } from '../../room/texts.ts'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  events: 'المواعيد القادمة',
  notes: 'ملاحظات',
  notice: 'بيانات توضيحية: لا شيء هنا من مجمّعك.',
}
