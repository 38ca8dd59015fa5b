import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'مثال',
  text: 'صفحة للعرض بمحتوى مُختلَق: لا تصف وظائف Portaria ولا أسعارها ولا مواعيدها.',
}
