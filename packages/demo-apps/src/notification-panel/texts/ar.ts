import type { Translation } from '../../room/texts.ts'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'أمثلة',
  notice: 'بيانات توضيحية: لا شيء هنا من مجمّعك.',
}
