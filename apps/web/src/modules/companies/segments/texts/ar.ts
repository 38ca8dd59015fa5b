import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  menu: 'القطاع',
  choose: 'اختيار قطاع',
  title: 'قطاع هذا المتصفح',
  description: 'يغيّر الأسماء في القائمة والعناوين والنماذج، لك وحدك وفي هذا المتصفح فقط.',
  list: 'القطاعات',
  own: 'قطاع الشركة',
  words: '{{tower}} و{{apartment}} و{{resident}}',
  use: 'استخدام هذا القطاع',
  inUse: 'مستخدم في هذا المتصفح',
  leave: 'العودة إلى قطاع الشركة',
  cancel: 'إلغاء',
  used: 'القطاع المستخدم: {{name}}',
  left: 'عدت إلى قطاع الشركة',
  failed: 'تعذّرت قراءة القطاعات',
}
