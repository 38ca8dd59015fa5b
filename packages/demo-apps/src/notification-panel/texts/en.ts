import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Sample notifications',
  notice: 'Sample data: nothing here comes from your condominium.',
}
