import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'إشعارات توضيحية',
  notice: 'بيانات توضيحية: لا شيء هنا من مجمّعك.',
}
